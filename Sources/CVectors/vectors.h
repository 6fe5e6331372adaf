// What Swift cannot say of vectors of bytes. The compiler puts it into the code that asks for it.

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/// Sixteen bytes.
typedef int8_t ByteLanes __attribute__((ext_vector_type(16)));

/// One bit for each byte, the first byte lowest: 1 where the byte is negative.
static inline __attribute__((always_inline)) uint16_t bitsOfNegative(ByteLanes bytes) {
  typedef bool BitLanes __attribute__((ext_vector_type(16)));
  BitLanes bits = __builtin_convertvector(bytes < 0, BitLanes);
  uint16_t number;
  memcpy(&number, &bits, sizeof number);
  return number;
}

/// One bit for each of 64 bytes, the first byte lowest: 1 where the byte is in `set`.
///
/// A set is of ASCII: the number N is in it where bit N / 16 of byte N % 16 is set. Other bytes are in no set.
__attribute__((noinline))
static uint64_t bitsOfASCIIByBytes(ByteLanes set, ByteLanes a, ByteLanes b, ByteLanes c, ByteLanes d) {
  uint8_t lanes[16], bytes[64];
  ByteLanes quarters[] = {a, b, c, d};
  memcpy(lanes, &set, sizeof lanes);
  memcpy(bytes, quarters, sizeof bytes);
  uint64_t bits = 0;
  for (int i = 0; i < 64; i++) bits |= (uint64_t)(lanes[bytes[i] & 15] >> (bytes[i] >> 4) & 1) << i;
  return bits;
}

#if defined(__x86_64__)
#include <immintrin.h>

/// One bit for each byte, the first byte lowest: 1 where it is not in `set`, of which there are two copies.
__attribute__((target("avx2"), always_inline))
static inline uint32_t bitsOfOthers(__m256i sets, __m128i low, __m128i high) {
  __m256i bits = _mm256_broadcastsi128_si256(_mm_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0));
  __m256i bytes = _mm256_set_m128i(high, low);
  __m256i upper = _mm256_and_si256(_mm256_srli_epi16(bytes, 4), _mm256_set1_epi8(0x0F));
  __m256i found = _mm256_and_si256(_mm256_shuffle_epi8(sets, bytes), _mm256_shuffle_epi8(bits, upper));
  return (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(found, _mm256_setzero_si256()));
}

__attribute__((target("avx2")))
static uint64_t bitsOfASCIIByAVX2(ByteLanes set, ByteLanes a, ByteLanes b, ByteLanes c, ByteLanes d) {
  __m256i sets = _mm256_broadcastsi128_si256((__m128i)set);
  uint64_t low = bitsOfOthers(sets, (__m128i)a, (__m128i)b);
  uint64_t high = bitsOfOthers(sets, (__m128i)c, (__m128i)d);
  return ~(high << 32 | low);
}

/// Whether this processor has AVX2, as most since 2013.
static inline bool hasAVX2(void) { return __builtin_cpu_supports("avx2"); }
#else
static inline bool hasAVX2(void) { return false; }

static inline uint64_t bitsOfASCIIByAVX2(ByteLanes set, ByteLanes a, ByteLanes b, ByteLanes c, ByteLanes d) {
  return bitsOfASCIIByBytes(set, a, b, c, d);
}
#endif

/// The bits of `bitsOfASCIIByBytes`, in a twelfth of the time where `isWide` allows AVX2.
static inline __attribute__((always_inline))
uint64_t bitsOfASCII(ByteLanes set, ByteLanes a, ByteLanes b, ByteLanes c, ByteLanes d, bool isWide) {
  return isWide ? bitsOfASCIIByAVX2(set, a, b, c, d) : bitsOfASCIIByBytes(set, a, b, c, d);
}
