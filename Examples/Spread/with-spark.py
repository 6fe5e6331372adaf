"""Jobs of `scramble`, spread over machines by Apache Spark: a file in, a folder of parts out, in order.

    with-spark.py MASTER WORDS FOLDER check ROOT [OPTIONS]
    with-spark.py MASTER WORDS FOLDER roots [OPTIONS]
    with-spark.py MASTER PUZZLES FOLDER rate [OPTIONS]
    with-spark.py MASTER PUZZLES FOLDER solve [OPTIONS]

With a + between them several jobs run in turn behind one start of Spark. What is printed is the seconds of each. It
ends with 65, as one process does, where a puzzle could not be used.
"""

import os
import re
import subprocess
import sys
import time

from pyspark import SparkConf, SparkContext

# How many bytes a part has, and the command that answers it.
JOBS = {
    "check": (256 << 10, "check --allow-repeats --format tsv -j 1"),
    "roots": (2 << 10, "roots --format tsv -j 1"),
    "rate": (1 << 10, "cryptogram rate --format json -j 1"),
    "solve": (1 << 10, "cryptogram solve --format json -j 1"),
}
UNUSABLE = 65

# What may be the last line of a heading. A heading belongs to the puzzle below it, with a blank line between or not.
HEADING = re.compile(r":|[0-9)][^A-Za-z0-9]*$")


def split_behind_last_puzzle(lines):
    """The lines up to the last blank one below a puzzle, and those behind it, which may go on in the next part."""
    above, behind, is_puzzle = [], [], False
    for line in lines:
        behind.append(line)
        if line.strip():
            is_puzzle = not HEADING.search(line)
        elif is_puzzle:
            above, behind = above + behind, []
    return above, behind


def with_whole_puzzles(lines):
    """The same lines, where each part ends behind a puzzle: what a part does not end belongs to the next one."""

    def rest(part):
        above, behind = split_behind_last_puzzle(part)
        return [(bool(above), behind)]

    begun, heads = [], []
    for has_puzzle, behind in lines.mapPartitions(rest).collect():
        heads.append(begun)
        begun = behind if has_puzzle else begun + behind

    def whole(number, part):
        above, behind = split_behind_last_puzzle(part)
        if number == len(heads) - 1:
            return heads[number] + above + behind
        return heads[number] + above if above else []

    return lines.mapPartitionsWithIndex(whole)


def answers(lines, command, may_be_unusable, unusable):
    """What the command writes for each part. Where it ends with 65 for a puzzle, `unusable` counts that."""
    # Variables that a worker needs not have.
    variables = {name: os.environ[name] for name in ("PATH", "WORD_SCRAMBLE_DATA") if name in os.environ}

    def run(part):
        text = "".join(line + "\n" for line in part)
        if not text:
            return []
        done = subprocess.run(command, input=text.encode(), stdout=subprocess.PIPE, env={**os.environ, **variables})
        if done.returncode == UNUSABLE and may_be_unusable:
            unusable.add(1)
        elif done.returncode:
            raise RuntimeError(f"{command[0]} ended with {done.returncode}")
        return done.stdout.decode().split("\n")[:-1]

    return lines.mapPartitions(run)


def spread(sc, unusable, source, folder, job, *options):
    size, command = JOBS[job]
    records = sc.newAPIHadoopFile(
        source,
        "org.apache.hadoop.mapreduce.lib.input.TextInputFormat",
        "org.apache.hadoop.io.LongWritable",
        "org.apache.hadoop.io.Text",
        # By itself the format ends lines at CR, too.
        conf={"textinputformat.record.delimiter": "\n", "mapreduce.input.fileinputformat.split.maxsize": str(size)},
    )
    lines = records.values()
    are_puzzles = command.startswith("cryptogram")
    if are_puzzles:
        lines = with_whole_puzzles(lines)
    program = os.environ.get("SCRAMBLE", "scramble")
    answers(lines, [program, *command.split(), *options], are_puzzles, unusable).saveAsTextFile(folder)


def parted(arguments):
    jobs = [[]]
    for argument in arguments:
        if argument == "+":
            jobs.append([])
        else:
            jobs[-1].append(argument)
    return jobs


def main(master, *arguments):
    conf = SparkConf().setMaster(master).setAppName("scramble")
    conf.set("spark.ui.enabled", "false").set("spark.local.dir", os.environ.get("SPARK_TEMPORARY", "/tmp"))
    if master.startswith("local"):
        conf.set("spark.driver.host", "127.0.0.1").set("spark.driver.bindAddress", "127.0.0.1")
    sc = SparkContext(conf=conf)
    unusable = sc.accumulator(0)
    for source, folder, *job in parted(arguments):
        start = time.monotonic()
        spread(sc, unusable, source, folder, *job)
        print(folder, f"{time.monotonic() - start:.3f}", flush=True)
    sc.stop()
    return UNUSABLE if unusable.value else 0


sys.exit(main(*sys.argv[1:]))
