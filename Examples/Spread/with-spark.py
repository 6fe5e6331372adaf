"""Jobs of `scramble`, spread over machines by Apache Spark: a file in, a folder of parts out, in order.

    with-spark.py MASTER WORDS FOLDER check ROOT [OPTIONS]
    with-spark.py MASTER WORDS FOLDER roots [OPTIONS]
    with-spark.py MASTER PUZZLES FOLDER rate [OPTIONS]
    with-spark.py MASTER PUZZLES FOLDER solve [OPTIONS]

With a + between them several jobs run in turn behind one start of Spark. What is printed is the seconds of each.
"""

import os
import shlex
import sys
import time

from pyspark import SparkConf, SparkContext

# Where a piece may end, how many bytes it has, and the command that answers it.
JOBS = {
    "check": ("\n", 256 << 10, "check --allow-repeats --format tsv -j 1"),
    "roots": ("\n", 2 << 10, "roots --format tsv"),
    "rate": ("\n\n", 1 << 10, "cryptogram rate --format json -j 1"),
    "solve": ("\n\n", 1 << 10, "cryptogram solve --format json -j 1"),
}


def spread(sc, source, folder, job, *options):
    end, size, command = JOBS[job]
    records = sc.newAPIHadoopFile(
        source,
        "org.apache.hadoop.mapreduce.lib.input.TextInputFormat",
        "org.apache.hadoop.io.LongWritable",
        "org.apache.hadoop.io.Text",
        conf={"textinputformat.record.delimiter": end, "mapreduce.input.fileinputformat.split.maxsize": str(size)},
    )
    # What ends a record is no part of it: a puzzle gets its blank line again.
    lines = records.flatMap(lambda record: (record[1] + end).split("\n")[:-1])
    program = os.environ.get("SCRAMBLE", "scramble")
    # Without `env` the program would have no variable at all.
    env = {name: os.environ[name] for name in ("PATH", "WORD_SCRAMBLE_DATA") if name in os.environ}
    lines.pipe(shlex.join([program, *command.split(), *options]), env, checkCode=True).saveAsTextFile(folder)


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
    for source, folder, *job in parted(arguments):
        start = time.monotonic()
        spread(sc, source, folder, *job)
        print(folder, f"{time.monotonic() - start:.3f}", flush=True)
    sc.stop()


main(*sys.argv[1:])
