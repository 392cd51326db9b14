/* Plays real card games against a server through many WebSockets, or talks to a room that only echoes.
 *
 *   load play|claim|echo|idle HOST PORT TABLES SECONDS WARMUP RATE [IDLE [WINDOWS]]
 *
 * Standard input has a line for each table: its code and four tokens. One thread, one epoll. RATE 0 means as fast as
 * possible: each table has one command under way, and sends the next when all four clients have received the result.
 * Prints "start" and "stop" around the measured time, then one JSON object. With WINDOWS, it measures that many times in
 * a row, each after the warm-up and a line with the window's number, so the caller can change conditions between them.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { SEATS = 4, MOST_CARDS = 30, IN = 1 << 16, PER_ADDRESS = 100, PER_TABLE = 4, BUCKETS = 200000 };
enum phase { JOINING, PLAYING, BETWEEN, OVER };
enum kind { RACE, PLAIN, KINDS };

struct table;
struct conn {
  int fd, seat, open, welcome, sat;
  struct table *table;
  char *token;
  unsigned char *in;
  int have, room;
};
struct table {
  char code[65];
  struct conn conns[SEATS];
  enum phase phase;
  int layout[MOST_CARDS], cards;
  int step, caller, votes, copies, welcomed, seated;
  unsigned id;
  enum kind kind;
  int sender, busy, ready;
  double sent, zero, shown; /* zero: our time at the zero of the table's clock */
  struct table *next;
};

static struct table *tables;
static int ntables, echo, claims, measuring, playing;
static struct table *queue_head, *queue_tail;
static struct table **unshown; /* tables whose next press waits until its cards may be shown */
static int nunshown;
static int poller;
static struct sockaddr_in server;
static const char *host;
static long accepted, delivered, refused, bytes_in, bytes_out;
static unsigned *histogram[KINDS];
static double held_sum, rate;
static long held_count;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static void die(const char *what) {
  perror(what);
  exit(1);
}

static void text(struct conn *c, const char *data, int n) {
  unsigned char frame[1024];
  int h = 2;
  frame[0] = 0x81;
  if (n < 126) frame[1] = 0x80 | n;
  else frame[1] = 0x80 | 126, frame[2] = n >> 8, frame[3] = n & 255, h = 4;
  memset(frame + h, 0, 4); /* a mask of zeros leaves the text unchanged */
  memcpy(frame + h + 4, data, n);
  int total = h + 4 + n;
  if (send(c->fd, frame, total, MSG_NOSIGNAL) != total) die("send");
  bytes_out += total;
}

static void say(struct conn *c, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void say(struct conn *c, const char *format, ...) {
  char line[900];
  va_list args;
  va_start(args, format);
  int n = vsnprintf(line, sizeof line, format, args);
  va_end(args);
  text(c, line, n);
}

static int find_set(struct table *t, int *set) {
  int at[81];
  memset(at, -1, sizeof at);
  for (int i = 0; i < t->cards; i++) at[t->layout[i]] = i;
  for (int i = 0; i < t->cards; i++)
    for (int j = i + 1; j < t->cards; j++) {
      int a = t->layout[i], b = t->layout[j], c = 0;
      for (int w = 1; w < 81; w *= 3) c += (6 - a / w % 3 - b / w % 3) % 3 * w;
      if (at[c] > j) {
        set[0] = a, set[1] = b, set[2] = c;
        return 1;
      }
    }
  return 0;
}

static void command(struct table *t) {
  int set[3], who;
  t->id++;
  t->copies = 0;
  t->busy = 1;
  t->sent = now();
  if (t->step == 1) {
    who = t->caller;
    if (echo) set[0] = 1, set[1] = 2, set[2] = 3;
    else find_set(t, set);
    t->kind = PLAIN;
    t->sender = who;
    say(&t->conns[who],
        "{\"type\":\"do\",\"id\":\"c%u\",\"command\":{\"type\":\"PointCards\",\"cards\":[%d,%d,%d]},\"pressed\":%.1f}",
        t->id, set[0], set[1], set[2], t->sent);
    t->step = 0;
    return;
  }
  t->kind = RACE;
  if (claims && find_set(t, set)) {
    who = t->caller = (t->caller + 1) % SEATS;
    t->votes = 0;
    t->sender = who;
    say(&t->conns[who],
        "{\"type\":\"do\",\"id\":\"c%u\",\"command\":{\"type\":\"ClaimSet\",\"cards\":[%d,%d,%d]},\"pressed\":%.1f}",
        t->id, set[0], set[1], set[2], t->sent);
  } else if (echo || find_set(t, set)) {
    who = t->caller = (t->caller + 1) % SEATS;
    t->step = 1;
    t->votes = 0;
    t->sender = who;
    say(&t->conns[who], "{\"type\":\"do\",\"id\":\"c%u\",\"command\":{\"type\":\"CallSet\"},\"pressed\":%.1f}", t->id,
        t->sent);
  } else {
    who = t->votes++ % SEATS;
    t->sender = who;
    say(&t->conns[who], "{\"type\":\"do\",\"id\":\"c%u\",\"command\":{\"type\":\"SayNoSet\"},\"pressed\":%.1f}", t->id,
        t->sent);
  }
}

static void enqueue(struct table *t) {
  if (rate == 0) {
    command(t);
  } else if (!t->ready) {
    t->ready = 1;
    t->next = NULL;
    if (queue_tail) queue_tail->next = t;
    else queue_head = t;
    queue_tail = t;
  }
}

static void advance(struct table *t) {
  t->busy = 0;
  if (t->phase != PLAYING || !playing) return;
  if (t->step == 1 || t->shown <= now()) enqueue(t);
  else unshown[nunshown++] = t;
}

static void show(double moment) {
  int kept = 0;
  for (int i = 0; i < nunshown; i++) {
    if (unshown[i]->shown > moment) unshown[kept++] = unshown[i];
    else if (unshown[i]->phase == PLAYING) enqueue(unshown[i]);
  }
  nunshown = kept;
}

static void read_moment(const char *text, int n, const char *key, double *found) {
  const char *p = memmem(text, n, key, strlen(key));
  if (p) *found = strtod(p + strlen(key), NULL);
}

static void read_layout(struct table *t, const char *text, int n) {
  static const char key[] = "\"layout\":[";
  const char *found = NULL, *p = text, *end = text + n;
  while ((p = memmem(p, end - p, key, sizeof key - 1))) found = p += sizeof key - 1;
  if (!found) return;
  t->cards = 0;
  for (p = found; p < end && *p != ']'; p++) {
    if (*p >= '0' && *p <= '9') {
      int card = 0;
      while (*p >= '0' && *p <= '9') card = card * 10 + *p++ - '0';
      if (t->cards < MOST_CARDS) t->layout[t->cards++] = card;
      p--;
    }
  }
}

static int has(const char *text, int n, const char *what) { return memmem(text, n, what, strlen(what)) != NULL; }

static unsigned id_of(const char *text, int n) {
  const char *p = memmem(text, n, "\"id\":\"c", 7);
  return p ? (unsigned)strtoul(p + 7, NULL, 10) : 0;
}

static void complete(struct conn *c, const char *text, int n) {
  struct table *t = c->table;
  if (!t->busy || id_of(text, n) != t->id) return;
  t->copies++;
  if (c->seat == t->sender && measuring) {
    double taken = now() - t->sent;
    const char *p = memmem(text, n, "\"held\":", 7);
    if (p) {
      double held = strtod(p + 7, NULL);
      held_sum += held;
      held_count++;
      taken -= held;
    }
    int bucket = taken < 0 ? 0 : taken * 100;
    histogram[t->kind][bucket < BUCKETS ? bucket : BUCKETS - 1]++;
  }
  if (measuring) delivered++;
  if (t->copies == SEATS) {
    if (measuring) accepted++;
    advance(t);
  }
}

static void message(struct conn *c, const char *text, int n) {
  struct table *t = c->table;
  bytes_in += n;
  if (!strncmp(text, "{\"type\":\"events\"", 16)) {
    if (c->seat == 0 && t && !echo) {
      double moment = -1;
      read_layout(t, text, n);
      read_moment(text, n, "\"show_at\":", &moment);
      if (moment >= 0) t->shown = t->zero + moment;
      if (has(text, n, "\"DealEnded\"")) t->phase = has(text, n, "\"MatchEnded\"") ? OVER : BETWEEN, t->step = 0;
      if (has(text, n, "\"CardsAdded\"")) t->votes = 0;
      if (has(text, n, "\"DealStarted\"")) {
        t->phase = PLAYING;
        t->step = t->votes = 0;
        if (!t->busy) advance(t);
      }
    }
    if (t) complete(c, text, n);
  } else if (!strncmp(text, "{\"type\":\"ping\"", 14)) {
    const char *p = strstr(text, "\"n\":");
    say(c, "{\"type\":\"pong\",\"n\":%d,\"clock\":%.2f}", atoi(p + 4), now());
  } else if (!strncmp(text, "{\"type\":\"welcome\"", 17)) {
    c->welcome = 1;
    if (!t) return;
    double clock = 0;
    read_moment(text, n, "\"now\":", &clock);
    t->zero = now() - clock;
    if (++t->welcomed == SEATS) {
      read_layout(t, text, n);
      if (echo || t->cards) t->phase = PLAYING; /* a room has seated everybody, and play continues */
      else say(&t->conns[0], "{\"type\":\"do\",\"id\":\"s\",\"command\":{\"type\":\"Sit\",\"name\":\"x\"}}");
    }
  } else if (!strncmp(text, "{\"type\":\"your-seat\"", 19)) {
    if (++t->seated < SEATS)
      say(&t->conns[t->seated], "{\"type\":\"do\",\"id\":\"s\",\"command\":{\"type\":\"Sit\",\"name\":\"x\"}}");
    else
      for (int i = 0; i < SEATS; i++)
        say(&t->conns[i], "{\"type\":\"do\",\"id\":\"r\",\"command\":{\"type\":\"Ready\"}}");
  } else if (!strncmp(text, "{\"type\":\"refused\"", 17)) {
    if (has(text, n, "\"already-seated\"")) return; /* by a room, which also starts the game */
    if (measuring) refused++;
    if (refused < 5) fprintf(stderr, "refused: %.*s\n", n, text);
    if (t->busy && id_of(text, n) == t->id) t->step = 0, advance(t);
  } else if (!strncmp(text, "{\"type\":\"bye\"", 13)) {
    fprintf(stderr, "bye: %.*s\n", n, text);
    exit(1);
  } else if (!strncmp(text, "{\"type\":\"problem\"", 17)) {
    fprintf(stderr, "problem: %.*s\n", n, text);
  }
}

static void open_conn(struct conn *c, int index) {
  c->fd = socket(AF_INET, SOCK_STREAM, 0);
  if (c->fd < 0) die("socket");
  int yes = 1;
  setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  setsockopt(c->fd, IPPROTO_IP, 24 /* IP_BIND_ADDRESS_NO_PORT */, &yes, sizeof yes);
  struct sockaddr_in from = {.sin_family = AF_INET};
  /* a different address for each table, so the limits by address can stay in force */
  from.sin_addr.s_addr = htonl(c->table ? 0x7f010001 + index / PER_TABLE : 0x7f000001 + index / PER_ADDRESS);
  if (bind(c->fd, (struct sockaddr *)&from, sizeof from)) die("bind");
  if (connect(c->fd, (struct sockaddr *)&server, sizeof server)) die("connect");
  fcntl(c->fd, F_SETFL, O_NONBLOCK);
  c->room = c->table ? IN : 16384;
  c->in = malloc(c->room + 1);
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = c};
  epoll_ctl(poller, EPOLL_CTL_ADD, c->fd, &event);
  char request[512];
  int n = snprintf(request, sizeof request,
                   "GET /ws HTTP/1.1\r\nHost: %s:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                   "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
                   host, ntohs(server.sin_port));
  if (send(c->fd, request, n, MSG_NOSIGNAL) != n) die("request");
}

static struct {
  char code[65], token[600];
} *idle_guests;
static int nidle_guests;

static void readable(struct conn *c) {
  int got = recv(c->fd, c->in + c->have, c->room - c->have, 0);
  if (got == 0) {
    fprintf(stderr, "the server closed a connection\n");
    exit(1);
  }
  if (got < 0) {
    if (errno == EAGAIN) return;
    die("recv");
  }
  c->have += got;
  unsigned char *p = c->in;
  int left = c->have;
  if (!c->open) {
    c->in[c->have] = 0;
    char *end = strstr((char *)p, "\r\n\r\n");
    if (!end) return;
    if (strncmp((char *)p, "HTTP/1.1 101", 12)) {
      fprintf(stderr, "%s\n", p);
      exit(1);
    }
    c->open = 1;
    left -= (unsigned char *)end + 4 - p;
    p = (unsigned char *)end + 4;
    say(c, "{\"type\":\"hello\",\"protocol\":%d,\"table\":\"%s\",\"token\":\"%s\"}", PROTOCOL,
        c->table ? c->table->code : idle_guests[c->seat].code, c->table ? c->token : idle_guests[c->seat].token);
  }
  while (left >= 2) {
    int h = 2, n = p[1] & 127;
    if (n == 126) {
      if (left < 4) break;
      n = p[2] << 8 | p[3], h = 4;
    } else if (n == 127) {
      fprintf(stderr, "a frame is too long\n");
      exit(1);
    }
    if (left < h + n) break;
    if ((p[0] & 15) == 1) {
      char kept = p[h + n];
      p[h + n] = 0;
      message(c, (char *)p + h, n);
      p[h + n] = kept;
    } else if ((p[0] & 15) == 8) {
      fprintf(stderr, "the server said goodbye\n");
      exit(1);
    }
    p += h + n;
    left -= h + n;
  }
  memmove(c->in, p, left);
  c->have = left;
}

static void pump(double until) {
  struct epoll_event events[512];
  static double slot;
  for (;;) {
    double t = now();
    if (t >= until) return;
    if (nunshown) show(t);
    if (rate > 0 && playing) {
      if (slot < t - 50) slot = t;
      while (slot <= t && queue_head) {
        struct table *first = queue_head;
        queue_head = first->next;
        if (!queue_head) queue_tail = NULL;
        first->ready = 0;
        if (first->phase == PLAYING) command(first);
        slot += 1000 / rate;
      }
    }
    int n = epoll_wait(poller, events, 512, rate > 0 || nunshown ? 1 : until - t > 20 ? 20 : until - t < 1 ? 1 : (int)(until - t));
    for (int i = 0; i < n; i++) readable(events[i].data.ptr);
  }
}

static double quantile(unsigned *h, double q) {
  long total = 0, seen = 0;
  for (int i = 0; i < BUCKETS; i++) total += h[i];
  for (int i = 0; i < BUCKETS; i++) {
    seen += h[i];
    if (seen >= total * q && total) return (i + 0.5) / 100;
  }
  return 0;
}

static double cpu(void) {
  struct rusage u;
  getrusage(RUSAGE_SELF, &u);
  return u.ru_utime.tv_sec + u.ru_stime.tv_sec + (u.ru_utime.tv_usec + u.ru_stime.tv_usec) / 1e6;
}

int main(int argc, char **argv) {
  if (argc < 8) return 2;
  echo = !strcmp(argv[1], "echo");
  claims = !strcmp(argv[1], "claim"); /* one command per SET, at tables with the point style */
  host = argv[2];
  server.sin_family = AF_INET;
  server.sin_port = htons(atoi(argv[3]));
  inet_pton(AF_INET, host, &server.sin_addr);
  ntables = atoi(argv[4]);
  double seconds = atof(argv[5]), warmup = atof(argv[6]);
  rate = atof(argv[7]);
  int idle = argc > 8 ? atoi(argv[8]) : 0;
  struct rlimit files;
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  poller = epoll_create1(0);
  for (int k = 0; k < KINDS; k++) histogram[k] = calloc(BUCKETS, sizeof(unsigned));
  tables = calloc(ntables + 1, sizeof *tables);
  unshown = calloc(ntables + 1, sizeof *unshown);
  int index = 0;
  for (int i = 0; i < ntables; i++) {
    struct table *t = &tables[i];
    for (int s = 0; s < SEATS; s++) t->conns[s].token = malloc(600);
    if (scanf("%64s %599s %599s %599s %599s", t->code, t->conns[0].token, t->conns[1].token, t->conns[2].token,
              t->conns[3].token) != 5)
      return 2;
    for (int s = 0; s < SEATS; s++) {
      t->conns[s].seat = s;
      t->conns[s].table = t;
      open_conn(&t->conns[s], index++);
    }
    pump(now() + 1);
  }
  if (idle && (scanf("%d", &nidle_guests) != 1 || nidle_guests < 1)) return 2;
  idle_guests = calloc(nidle_guests + 1, sizeof *idle_guests);
  for (int i = 0; i < nidle_guests; i++)
    if (scanf("%64s %599s", idle_guests[i].code, idle_guests[i].token) != 2) return 2;
  struct conn *idles = calloc(idle + 1, sizeof *idles);
  for (int i = 0; i < idle; i++) {
    idles[i].seat = i % nidle_guests;
    open_conn(&idles[i], 1000 + i);
    if (i % 20 == 19) pump(now() + 1);
  }
  for (int waited = 0; waited < 1200; waited++) {
    int ready = 0;
    for (int i = 0; i < ntables; i++) ready += tables[i].phase == PLAYING;
    for (int i = 0; i < idle; i++) ready += idles[i].welcome;
    if (ready == ntables + idle) break;
    pump(now() + 50);
  }
  printf("joined\n");
  fflush(stdout);
  playing = 1;
  for (int i = 0; i < ntables; i++) advance(&tables[i]);
  pump(now() + warmup * 1000);
  int windows = argc > 9 ? atoi(argv[9]) : 0;
  printf("start\n");
  fflush(stdout);
  double begun = now(), used = cpu();
  char p99s[4096] = "";
  for (int i = 0, n = 0; i < (windows ? windows : 1); i++) {
    if (windows) {
      printf("window %d\n", i);
      fflush(stdout);
      pump(now() + warmup * 1000);
      memset(histogram[PLAIN], 0, BUCKETS * sizeof(unsigned));
    }
    measuring = 1;
    pump(now() + seconds * 1000);
    measuring = 0;
    n += snprintf(p99s + n, sizeof p99s - n, "%s%.3f", i ? "," : "", quantile(histogram[PLAIN], .99));
  }
  double took = (now() - begun) / 1000;
  used = cpu() - used;
  printf("stop\n");
  fflush(stdout);
  printf("{\"seconds\":%.3f,\"accepted\":%ld,\"delivered\":%ld,\"refused\":%ld,\"load_cpu\":%.3f,"
         "\"plain_p50\":%.3f,\"plain_p99\":%.3f,\"race_p50\":%.3f,\"race_p99\":%.3f,\"held_mean\":%.3f,"
         "\"held\":%ld,\"bytes_in\":%ld,\"bytes_out\":%ld,\"plain_p99s\":[%s]}\n",
         took, accepted, delivered, refused, used, quantile(histogram[PLAIN], .5), quantile(histogram[PLAIN], .99),
         quantile(histogram[RACE], .5), quantile(histogram[RACE], .99), held_count ? held_sum / held_count : 0, held_count,
         bytes_in, bytes_out, p99s);
  return 0;
}
