# The two commands for a start are `make play` and `make test`; `make help` lists the others.

PREFIX ?= /usr/local
BINDIR ?= $(PREFIX)/bin
ZSHDIR ?= $(PREFIX)/share/zsh/site-functions
ARGS ?=
RUNS ?= 1000000
RACKS ?= 24
SEED ?=
HARNESS ?=
TIME ?=
# Without colours, for which SwiftPM asks at a terminal alone: the next build in a script would compile all again.
# Without debug information, which takes a twelfth of the time.
RELEASE = -c release --no-color-diagnostics -debug-info-format none
# The one build of the product: what is played, tested, measured, pictured, installed and packed.
BUILD = swift build $(RELEASE)
# Programs of Tools/ and Benchmarks/, which reach what is not public.
AIDS = swift build $(RELEASE) -Xswiftc -enable-testing --package-path Tools --scratch-path .build/aids
MEASURES = swift build $(RELEASE) -Xswiftc -enable-testing --package-path Benchmarks --scratch-path .build/benchmarks
CACHE = .build/data-cache
# Where no documentation comment begins with a word that makes a riddle of it.
PLAIN = Benchmarks Examples Tests Tools Sources
SWIFT = Sources Tests Benchmarks Tools Package.swift $(foreach manifest,$(wildcard Examples/*/Package.swift),$(manifest) $(dir $(manifest))Sources)

BUILT = .build/release
PAGE = .build/page/index.html
# What the page is compiled from.
PURE = $(addprefix Sources/,Lexicon Journal Layout WordScramble Anagrams Cryptograms Spelling/Forms Sessions ScrambleWeb)

.PHONY: help play page build test test-page web bench growth bench-cryptograms bench-answers bench-clues fuzz fuzz-ci check-dictionaries docs examples spread pictures lint format data days prove
.PHONY: install uninstall dist deb test-install clean

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1	\2/p' $(MAKEFILE_LIST) | expand -t 20

play: build ## Build the game and play it; ARGS="--daily" hands options on
	@.build/release/scramble $(ARGS)

build: ## Install what is missing and build the program
	@Tools/install-dependencies
	@$(BUILD) --product scramble < /dev/null >&2

page: build $(PAGE) ## Make the page, which takes minutes, and open it; ARGS="--print" tells where it is instead
	@.build/release/scramble page $(ARGS)

$(PAGE): .build/web/optimised/scramble.wasm .build/web/hunspell.wasm $(wildcard Resources/* Resources/page/* Tools/page/*)
	@Tools/page/build

.build/web/optimised/scramble.wasm: $(wildcard $(foreach folder,$(PURE),$(folder)/*.swift $(folder)/*/*.swift)) Tools/web/build
	@Tools/install-dependencies --web
	@Tools/web/build --optimised

test: ## Install what is missing and run the tests; ARGS="--filter Replay" for some of them
	@Tools/install-dependencies --tests
	swift test $(RELEASE) --disable-testable-imports --explicit-target-dependency-import-check error $(ARGS) < /dev/null

test-page: $(PAGE) .build/browsers/installed ## Install browsers and test the page in them; ARGS="--browser firefox --from file kept"
	tsc --project Tests/PageTests
	node --test Tests/PageTests/*.mjs
	.build/browsers/bin/python Tests/PageTests/run $(ARGS)

.build/browsers/installed: Tests/PageTests/requirements.txt
	@Tools/install-dependencies --page
	python3 -m venv .build/browsers
	.build/browsers/bin/pip install --quiet --requirement Tests/PageTests/requirements.txt
	touch $@

web: build .build/web/hunspell.wasm ## Compile what is pure for a browser, and hold what it answers against the program
	@Tools/install-dependencies --web
	@Tools/web/build
	@Tools/web/compare

.build/web/hunspell.wasm: $(wildcard Tools/web/hunspell/*) Tools/web/packages.tsv
	@Tools/install-dependencies --web
	@Tools/web/hunspell/build

bench: build ## Time the program against its peers (see Benchmarks/run.sh); ARGS="match" for the rows with that in their name
	@$(MEASURES) < /dev/null >&2
	@Benchmarks/run.sh $(ARGS)

growth: build ## Measure how time and memory grow (see Benchmarks/growth); ARGS="rack" for one curve, ARGS="--check" for none
	@Benchmarks/growth $(ARGS)

bench-cryptograms: build ## Count the cryptograms that the solver reads right (see Benchmarks/bench-cryptograms)
	$(MEASURES) --product cryptogram-accuracy < /dev/null >&2
	Benchmarks/bench-cryptograms $(ARGS)

bench-answers: ## Count where :solve has the answer (see Benchmarks/AnswerAccuracy); ARGS="--count 1000 --seed 1"
	@Tools/install-dependencies
	$(MEASURES) --product answer-accuracy < /dev/null >&2
	.build/benchmarks/release/answer-accuracy $(ARGS)

bench-clues: ## Count the clues that are read right (see Benchmarks/ClueAccuracy); ARGS="--failures" shows the others
	@Tools/install-dependencies
	$(MEASURES) --product clue-accuracy < /dev/null >&2
	.build/benchmarks/release/clue-accuracy Benchmarks/ClueAccuracy/clues.tsv $(ARGS)

docs: ## Build the documentation of the libraries into .build/docs
	@Tools/install-dependencies
	@Tools/docs/make-docs

examples: build ## Run the examples and what the articles say, and compare what they print; ARGS="Bot" for one
	@Tools/docs/check-examples $(ARGS)

fuzz: ## Fuzz the parsers; RUNS=1000000 HARNESS=transcript TIME=60 (seconds a harness) SEED=1
	@Tools/install-dependencies
	TIME=$(TIME) SEED=$(SEED) Tools/fuzz/run $(RUNS) $(HARNESS)

prove: ## Put every promise to the test, for hours (see Tools/promises); ARGS="kills forms" for some of them
	@Tools/promises/run $(ARGS)

fuzz-ci: ## Fuzz the parsers with few inputs, nearly the same every time
	@Tools/install-dependencies
	SEED=1 Tools/fuzz/run 150000

check-dictionaries: ## Hold the words of Hunspell dictionaries against all arrangements; ARGS="de_DE fr" RACKS=24 SEED=1
	@Tools/install-dependencies
	@$(AIDS) --product check-dictionaries < /dev/null >&2
	@RACKS=$(RACKS) SEED=$(SEED) Tools/promises/check-dictionaries $(ARGS)

spread: build ## Spread the filters with GNU parallel and Apache Spark, and compare with one process (see Examples/Spread)
	@Tools/install-dependencies --spread
	@Examples/Spread/test

pictures: build ## Make the pictures and figures of the documents again; `git diff --exit-code docs/pictures/*.svg docs/benchmarks.md docs/growth.md` tells whether they were up to date
	@Tools/install-dependencies --tests
	@Tools/docs/make-pictures

lint: ## Hold the sources against .swift-format and the rules for comments, and commits against that for subjects
	swift format lint --strict --recursive $(SWIFT)
	@! git grep -nE '^ */// (What|Whoever|Nobody|The same)\b' -- $(PLAIN)
	@! git ls-files '*.swift' | LC_ALL=C.UTF-8 xargs grep -nE '^ *//.{99,}' | LC_ALL=C.UTF-8 grep -E '^[^:]+:[0-9]+:.{121,}'
	@! git log -50 --format=%s | LC_ALL=C.UTF-8 grep -E '.{73,}'

format: ## Bring the sources into the form of .swift-format
	swift format --in-place --recursive $(SWIFT)

data: ## Make the data files again from the packages in Tools/data/packages.tsv
	@Tools/install-dependencies
	Tools/data/fetch $(CACHE)
	cp Tools/data/*.tsv $(CACHE)
	$(AIDS) --product make-data < /dev/null >&2
	.build/aids/release/make-data $(CACHE) . `date -u +%F`

days: ## Draw the days of Resources/days.txt again that no longer are as they should be; part of make data
	$(AIDS) --product make-data < /dev/null >&2
	.build/aids/release/make-data --days . `date -u +%F`

install: build $(PAGE) ## Install the program, the page, the data, completions and manual page below PREFIX (/usr/local)
	swift build --package-path Tools --scratch-path .build/manual --product make-manual < /dev/null >&2
	$(BUILT)/scramble --generate-completion-script bash > $(BUILT)/scramble.bash
	sed -i.old 1d $(BUILT)/scramble.bash
	$(BUILT)/scramble --generate-completion-script zsh > $(BUILT)/scramble.zsh
	$(BUILT)/scramble --generate-completion-script fish > $(BUILT)/scramble.fish
	$(BUILT)/scramble --experimental-dump-help > $(BUILT)/scramble.json
	.build/manual/debug/make-manual Tools/packages/scramble.6.in $(BUILT)/scramble.json `Tools/packages/version` > $(BUILT)/scramble.6
	@Tools/packages/install

uninstall: ## Take away what `make install` put there and nobody has changed, and the folders that it made, if they are empty
	@Tools/packages/install uninstall

install uninstall: export BUILT := $(BUILT)
install uninstall: export DESTDIR := $(DESTDIR)
install uninstall: export PREFIX := $(PREFIX)
install uninstall: export BINDIR := $(BINDIR)
install uninstall: export ZSHDIR := $(ZSHDIR)

dist: ## Make a tarball in .build/dist that runs where it is unpacked
	@Tools/install-dependencies
	Tools/packages/make-dist

deb: ## Make a Debian package in .build/dist
	@Tools/install-dependencies --packaging
	Tools/packages/make-deb

test-install: ## Make, install and use every package, where it can see neither the clone nor the toolchain
	@Tools/install-dependencies --packaging
	Tools/packages/test-install

clean: ## Remove everything that was built
	rm -rf .build
