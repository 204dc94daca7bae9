/* What a machine does to a program when its power goes or its clock is wrong; loaded before libc (LD_PRELOAD).

   FAULTS_FOLDER   files in this folder are watched: what is written to them is lost in a power cut unless it was synced
   FAULTS_DURABLE  a folder with what a disk would still have after a power cut: copies that grow only by fsync
   FAULTS_STATE    a file that is changed at any time, two numbers of 8 bytes: milliseconds by which the system's clock
                   goes wrong; and whether the disk lies: fsync then claims to have synced, and has not */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum { MOST_FILES = 4096, MOST_RANGES = 65536, BUFFER = 65536 };

struct range { off_t from, to; };

/* The ranges of one watched file that were written since it was last synced. */
struct file { char name[NAME_MAX + 1]; struct range *dirty; int ranges; };

static struct file files[16];
static int known_files;
static signed char seen[MOST_FILES]; /* by descriptor: 0 not looked at, -1 not watched, else the number of its file */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const char *folder, *durable;
static volatile struct state { int64_t skew, lying; } *state;

static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static ssize_t (*real_write)(int, const void *, size_t);
static int (*real_fsync)(int), (*real_fdatasync)(int), (*real_close)(int);
static int (*real_unlink)(const char *);
static int (*real_gettime)(clockid_t, struct timespec *);

__attribute__((constructor)) static void begin(void) {
    real_pwrite = dlsym(RTLD_NEXT, "pwrite");
    real_write = dlsym(RTLD_NEXT, "write");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_close = dlsym(RTLD_NEXT, "close");
    real_unlink = dlsym(RTLD_NEXT, "unlink");
    real_gettime = dlsym(RTLD_NEXT, "clock_gettime");
    folder = getenv("FAULTS_FOLDER");
    durable = getenv("FAULTS_DURABLE");
    const char *file = getenv("FAULTS_STATE");
    int fd = file ? open(file, O_RDONLY) : -1;
    if (fd >= 0) {
        void *shared = mmap(NULL, sizeof *state, PROT_READ, MAP_SHARED, fd, 0);
        state = shared == MAP_FAILED ? NULL : shared;
        real_close(fd);
    }
}

/* The watched file behind a descriptor; NULL for all others. To be called with the lock held. */
static struct file *watched(int fd) {
    if (!folder || !durable || fd < 0 || fd >= MOST_FILES || seen[fd] < 0) return NULL;
    if (seen[fd] > 0) return &files[seen[fd] - 1];
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    seen[fd] = -1;
    if (length <= 0) return NULL;
    path[length] = 0;
    size_t prefix = strlen(folder);
    if (strncmp(path, folder, prefix) || path[prefix] != '/' || strstr(path, "-shm") || strchr(path + prefix + 1, ' '))
        return NULL;
    const char *name = path + prefix + 1;
    for (int number = 0; number < known_files; number++)
        if (!strcmp(files[number].name, name)) return seen[fd] = number + 1, &files[number];
    if (known_files == 16) return NULL;
    struct file *file = &files[known_files++];
    snprintf(file->name, sizeof file->name, "%s", name);
    file->dirty = calloc(MOST_RANGES, sizeof *file->dirty);
    file->dirty[file->ranges++] = (struct range){0, INT64_MAX}; /* an earlier process may have left something unsynced */
    seen[fd] = known_files;
    return file;
}

static void note(int fd, off_t from, ssize_t written) {
    if (written <= 0) return;
    pthread_mutex_lock(&lock);
    struct file *file = watched(fd);
    if (file) {
        struct range *last = file->ranges ? &file->dirty[file->ranges - 1] : NULL;
        if (last && last->to == from) last->to += written;
        else if (file->ranges < MOST_RANGES) file->dirty[file->ranges++] = (struct range){from, from + written};
        else file->dirty[0] = (struct range){0, INT64_MAX}; /* too many to count: all of it */
    }
    pthread_mutex_unlock(&lock);
}

/* Bring the copy that survives a power cut up to what was written until now. */
static void keep(int fd) {
    pthread_mutex_lock(&lock);
    struct file *file = watched(fd);
    struct stat now;
    if (file && !(state && state->lying) && !fstat(fd, &now)) {
        char path[PATH_MAX], buffer[BUFFER];
        snprintf(path, sizeof path, "%s/%s", durable, file->name);
        int copy = open(path, O_WRONLY | O_CREAT, 0600);
        for (int number = 0; copy >= 0 && number < file->ranges; number++) {
            off_t from = file->dirty[number].from, to = file->dirty[number].to;
            if (to > now.st_size) to = now.st_size;
            while (from < to) {
                size_t most = to - from < BUFFER ? (size_t)(to - from) : BUFFER;
                ssize_t got = pread(fd, buffer, most, from);
                if (got <= 0 || real_pwrite(copy, buffer, got, from) != got) break;
                from += got;
            }
        }
        if (copy >= 0) {
            if (ftruncate(copy, now.st_size)) perror("faults: ftruncate");
            real_close(copy);
        }
        file->ranges = 0;
    }
    pthread_mutex_unlock(&lock);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t from) {
    ssize_t written = real_pwrite(fd, bytes, count, from);
    note(fd, from, written);
    return written;
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off_t from) { return pwrite(fd, bytes, count, from); }

ssize_t write(int fd, const void *bytes, size_t count) {
    ssize_t written = real_write(fd, bytes, count);
    if (folder && written > 0) note(fd, lseek(fd, 0, SEEK_CUR) - written, written);
    return written;
}

int fsync(int fd) {
    int failed = real_fsync(fd);
    if (!failed) keep(fd);
    return failed;
}

int fdatasync(int fd) {
    int failed = real_fdatasync(fd);
    if (!failed) keep(fd);
    return failed;
}

int close(int fd) {
    if (fd >= 0 && fd < MOST_FILES) {
        pthread_mutex_lock(&lock);
        seen[fd] = 0;
        pthread_mutex_unlock(&lock);
    }
    return real_close(fd);
}

int unlink(const char *path) {
    size_t prefix = folder ? strlen(folder) : 0;
    if (prefix && durable && !strncmp(path, folder, prefix) && path[prefix] == '/') {
        char copy[PATH_MAX];
        snprintf(copy, sizeof copy, "%s/%s", durable, path + prefix + 1);
        real_unlink(copy);
    }
    return real_unlink(path);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int failed = real_gettime(clock, now);
    if (!failed && state && clock == CLOCK_REALTIME) now->tv_sec += state->skew / 1000;
    return failed;
}

int gettimeofday(struct timeval *now, void *zone) {
    struct timespec moment;
    (void)zone;
    int failed = clock_gettime(CLOCK_REALTIME, &moment);
    if (!failed) *now = (struct timeval){moment.tv_sec, moment.tv_nsec / 1000};
    return failed;
}

time_t time(time_t *kept) {
    struct timespec moment;
    clock_gettime(CLOCK_REALTIME, &moment);
    if (kept) *kept = moment.tv_sec;
    return moment.tv_sec;
}
