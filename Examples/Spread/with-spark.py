"""The filters of `scramble`, spread over machines by Apache Spark: a file in, a folder of parts out, in order.

    with-spark.py MASTER check WORDS FOLDER ROOT
    with-spark.py MASTER solve PUZZLES FOLDER
"""

import os
import sys

from pyspark import SparkConf, SparkContext

master, task, source, folder, *root = sys.argv[1:]
scramble = os.environ.get("SCRAMBLE", "scramble")
conf = SparkConf().setMaster(master).setAppName(f"scramble {task}")
conf.set("spark.ui.enabled", "false").set("spark.local.dir", os.environ.get("SPARK_TEMPORARY", "/tmp"))
if master.startswith("local"):
    conf.set("spark.driver.host", "127.0.0.1").set("spark.driver.bindAddress", "127.0.0.1")
sc = SparkContext(conf=conf)

if task == "check":
    words = sc.textFile(source)
    judged = words.pipe(f"{scramble} check {root[0]} --allow-repeats --format tsv -j 1", checkCode=True)
else:
    # A record is a puzzle, and goes to the filter as its lines and a blank one. Puzzles are short and their work is long, so
    # a part is small.
    puzzles = sc.newAPIHadoopFile(
        source,
        "org.apache.hadoop.mapreduce.lib.input.TextInputFormat",
        "org.apache.hadoop.io.LongWritable",
        "org.apache.hadoop.io.Text",
        conf={"textinputformat.record.delimiter": "\n\n", "mapreduce.input.fileinputformat.split.maxsize": "1024"},
    )
    lines = puzzles.flatMap(lambda record: record[1].split("\n") + [""])
    judged = lines.pipe(f"{scramble} cryptogram solve --format json -j 1", checkCode=True)

judged.saveAsTextFile(folder)
sc.stop()
