// Lets one of the calls by which a program changes files fail, or ends the program there. It is loaded before the C
// library (LD_PRELOAD) and told by the environment:
//   FAULT_AT      the number of the call that fails, counted from 1
//   FAULT_KIND    an error's number; `short` writes half; `kill` ends the program before the call, `torn` after half
//   FAULT_LASTS   if set, all later calls fail as well, as on a full disk; standard output goes on
//   FAULT_FILES   if set, standard output is left alone
//   FAULT_SYNCS   if set, all calls are left alone but those that wait for the disk
//   FAULT_COUNT   a file that tells at the end how many calls there were
// Counted are those calls only that the kind can befall, and none on standard error.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { SHORT = -1, KILL = -2, TORN = -3 };

static int count, at, kind, lasts, syncs, is_told;
static char isOurs[1024];

static void be_told(void) {
  const char *text = getenv("FAULT_KIND");
  is_told = 1;
  if (!text) return;
  at = atoi(getenv("FAULT_AT"));
  lasts = getenv("FAULT_LASTS") != NULL;
  syncs = getenv("FAULT_SYNCS") != NULL;
  kind = !strcmp(text, "short") ? SHORT : !strcmp(text, "kill") ? KILL : !strcmp(text, "torn") ? TORN : atoi(text);
}

// Whether this call is the one: 0 it is not, otherwise the kind.
static int fate(int is_write, int is_interruptible, int is_sync) {
  if (!is_told) be_told();
  if (!kind || (syncs && !is_sync)) return 0;
  if ((kind == SHORT || kind == TORN) && !is_write) return 0;
  if (kind == EINTR && !is_interruptible) return 0;
  int number = __atomic_add_fetch(&count, 1, __ATOMIC_SEQ_CST);
  if (number < at || (number > at && !lasts)) return 0;
  if (kind == KILL) syscall(SYS_kill, getpid(), SIGKILL);
  return kind;
}

__attribute__((destructor)) static void tell(void) {
  const char *path = getenv("FAULT_COUNT");
  char text[16];
  if (!path) return;
  int descriptor = syscall(SYS_openat, AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, 0600);
  syscall(SYS_write, descriptor, text, snprintf(text, sizeof text, "%d", count));
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FAIL(is_interruptible) \
  do { int error = fate(0, is_interruptible, 0); if (error > 0) { errno = error; return -1; } } while (0)

static int open_it(int folder, const char *path, int flags, mode_t mode) {
  if ((flags & O_ACCMODE) != O_RDONLY || flags & O_CREAT) FAIL(1);
  int descriptor = syscall(SYS_openat, folder, path, flags, mode);
  if (descriptor >= 0 && descriptor < (int)sizeof isOurs)
    isOurs[descriptor] = (flags & O_ACCMODE) != O_RDONLY && strncmp(path, "/dev/", 5) != 0;
  return descriptor;
}

#define MODE(flags) \
  mode_t mode = 0; \
  if (flags & O_CREAT) { va_list list; va_start(list, flags); mode = va_arg(list, mode_t); va_end(list); }

int open(const char *path, int flags, ...) { MODE(flags) return open_it(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) return open_it(AT_FDCWD, path, flags, mode); }
int openat(int folder, const char *path, int flags, ...) { MODE(flags) return open_it(folder, path, flags, mode); }

static int is_ours(int descriptor) {
  return (descriptor == 1 && !getenv("FAULT_FILES")) || (descriptor > 2 && descriptor < (int)sizeof isOurs && isOurs[descriptor]);
}

static ssize_t part(int what, int descriptor, const void *bytes, size_t size) {
  size_t half = size / 2 ? size / 2 : size;
  ssize_t written = syscall(SYS_write, descriptor, bytes, half);
  if (what == TORN) syscall(SYS_kill, getpid(), SIGKILL);
  return written;
}

ssize_t write(int descriptor, const void *bytes, size_t size) {
  if (is_ours(descriptor) && !(descriptor == 1 && lasts && count >= at)) {
    int what = fate(1, 1, 0);
    if (what > 0) { errno = what; return -1; }
    if (what < 0) return part(what, descriptor, bytes, size);
  }
  return syscall(SYS_write, descriptor, bytes, size);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t size, off_t offset) {
  if (is_ours(descriptor)) FAIL(1);
  return syscall(SYS_pwrite64, descriptor, bytes, size, offset);
}

int close(int descriptor) {
  int wasOurs = descriptor > 2 && is_ours(descriptor);
  if (wasOurs) isOurs[descriptor] = 0;
  int result = syscall(SYS_close, descriptor);
  if (wasOurs) FAIL(0);
  return result;
}

int dup(int descriptor) {
  int copy = syscall(SYS_dup, descriptor);
  if (copy >= 0 && copy < (int)sizeof isOurs) isOurs[copy] = is_ours(descriptor) && descriptor > 2;
  return copy;
}

int ftruncate(int descriptor, off_t size) { FAIL(1); return syscall(SYS_ftruncate, descriptor, size); }
int ftruncate64(int descriptor, off_t size) { FAIL(1); return syscall(SYS_ftruncate, descriptor, size); }
#define FAIL_SYNC do { int error = fate(0, 1, 1); if (error > 0) { errno = error; return -1; } } while (0)
int fsync(int descriptor) { FAIL_SYNC; return syscall(SYS_fsync, descriptor); }
int fdatasync(int descriptor) { FAIL_SYNC; return syscall(SYS_fdatasync, descriptor); }
int flock(int descriptor, int operation) {
  if (operation != LOCK_UN) FAIL(1);
  return syscall(SYS_flock, descriptor, operation);
}
int mkdir(const char *path, mode_t mode) { FAIL(0); return REAL(mkdir)(path, mode); }
int chmod(const char *path, mode_t mode) { FAIL(0); return REAL(chmod)(path, mode); }
int fchmod(int descriptor, mode_t mode) { FAIL(0); return syscall(SYS_fchmod, descriptor, mode); }
int rename(const char *from, const char *to) { FAIL(0); return REAL(rename)(from, to); }
int link(const char *from, const char *to) { FAIL(0); return REAL(link)(from, to); }
