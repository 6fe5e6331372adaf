# The two commands for a start are `make play` and `make test`; `make help` lists the others.

PREFIX ?= /usr/local
ARGS ?=
CACHE = .build/data-cache
SWIFT = Sources Tests Benchmarks Package.swift Scripts/undocumented.swift $(foreach folder,$(wildcard Examples/*),$(folder)/Sources $(folder)/Package.swift)
STATIC = $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
SHARE = $(DESTDIR)$(PREFIX)/share/word-scramble

.PHONY: help play build test bench bench-cryptograms docs examples lint format data install uninstall clean

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1	\2/p' $(MAKEFILE_LIST) | expand -t 20

play: build ## Build the game and play it; ARGS="--daily" hands options on
	@.build/release/scramble $(ARGS)

build: ## Install what is missing and build the program
	@Scripts/install-dependencies.sh
	@swift build -c release --product scramble < /dev/null >&2

test: ## Install what is missing and run the tests
	@Scripts/install-dependencies.sh --tests
	swift test --explicit-target-dependency-import-check error < /dev/null

bench: ## Time the program against its peers (see Benchmarks/run.sh)
	@Scripts/install-dependencies.sh
	swift build -c release < /dev/null >&2
	Benchmarks/run.sh

bench-cryptograms: ## Count the cryptograms that the solver reads right (see Benchmarks/bench-cryptograms)
	@Scripts/install-dependencies.sh
	swift build -c release < /dev/null >&2
	Benchmarks/bench-cryptograms $(ARGS)

docs: ## Build the documentation of the libraries into .build/docs
	@Scripts/install-dependencies.sh
	@Scripts/make-docs

examples: build ## Run the examples and what the articles say, and compare what they print; ARGS="Bot" for one
	@Scripts/check-examples $(ARGS)

lint: ## Hold the sources against .swift-format
	swift format lint --strict --recursive $(SWIFT)

format: ## Bring the sources into the form of .swift-format
	swift format --in-place --recursive $(SWIFT)

data: ## Make the data files again from the packages in Scripts/data-packages.tsv
	@Scripts/install-dependencies.sh
	Scripts/fetch-data.sh $(CACHE)
	swift run -c release make-data $(CACHE) .

install: ## Install the program and its data below PREFIX (/usr/local)
	@Scripts/install-dependencies.sh
	swift build -c release --product scramble $(STATIC) --scratch-path .build/static < /dev/null >&2
	install -d $(DESTDIR)$(PREFIX)/bin $(SHARE)/Resources/Licenses $(SHARE)/Dictionaries
	install -m 755 .build/static/release/scramble $(DESTDIR)$(PREFIX)/bin/scramble
	install -m 644 Resources/*.* $(SHARE)/Resources
	install -m 644 Resources/Licenses/* $(SHARE)/Resources/Licenses
	install -m 644 Dictionaries/* $(SHARE)/Dictionaries
	install -m 644 LICENSE $(SHARE)/LICENSE

uninstall: ## Take away what `make install` put there
	rm -f $(DESTDIR)$(PREFIX)/bin/scramble
	rm -rf $(SHARE)

clean: ## Remove everything that was built
	rm -rf .build
