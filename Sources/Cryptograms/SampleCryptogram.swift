/// Cryptograms to try the helper on: sentences of our own, in keys in which no letter stands for itself.
public struct SampleCryptogram: Hashable, Sendable {
  /// A few words that give nothing away.
  public let title: String

  /// The text to be solved, with its spaces and marks.
  public let ciphertext: String

  /// From short words to long ones, more or less.
  public static let all = [
    SampleCryptogram(
      title: "A warm start",
      ciphertext: "J UALI RTJR DRJQID JXAQH ZD J OZYR: RTHLH JLH AQXE RUA XHRRHLD RTJR ZR WJQ FH."),
    SampleCryptogram(
      title: "Patience",
      ciphertext: "YKRQLUGL AQUFE RDL PLRRLJ RDKR DKERL DKE PIIOLF KR KUF YKEELF VZ K FISLU RQTLE."),
    SampleCryptogram(
      title: "The ladder",
      ciphertext: "ZW CXR SHK'I EVV OQVNV IX LVJZK, SXRKI IQV DVIIVNE, HKA DVI IQV GXEI SXGGXK XKV EUVHY WZNEI."),
    SampleCryptogram(
      title: "The kettle",
      ciphertext: "PMD WDPPZD GUIHG ADJVYD UP AVUZG, ABP PMD XVVW CMV JYDPG LIN XVFDG PVV DLYZE HDPG IV PDL."),
    SampleCryptogram(
      title: "A small town",
      ciphertext: "GX'V D VRDWW XZAB, VZ XEL QDFLH'V KZM FBZAV LULHC JEGWK QC BDRL DBK ADGXV OZH DWW ZO XELR DX BZZB."),
    SampleCryptogram(
      title: "Old maps",
      ciphertext: "RIN XOLA ADRZ ZDJBJ LJRLIJ CDRHMDC CDJ AJO ZRHIN JGN; GJZ RGJA ADRZ ZDJBJ CDJS ACRLLJN IRRYPGM."),
    SampleCryptogram(
      title: "Afterwards",
      ciphertext: "CPCDS ACOO-YQWC ZBTTOC AQI CQIS MXD IXYCRXWS, XLFC, QMVCD JV AQI IXOPCW."),
  ]
}
