import { setTimeout as pause } from 'node:timers/promises';
import { FairQueue } from './fair-queue.ts';
import { LargeWorkPermit } from './large-work.ts';
import { Pace } from './pace.ts';
import { PoolChild } from './pool-child.ts';
import { PoolError, type PoolFault } from './pool-error.ts';
import { type Order, type PoolLoad, type PoolSettings, type Task, usualStart } from './pool-settings.ts';
import { keepWithin } from './work-limits.ts';

interface Slot<Work, Answer> {
  child: PoolChild<Work, Answer>;
  state: 'starting' | 'free' | 'working' | 'ending';
  task: Task<Work, Answer> | null;
  holdsLargeTurn: boolean;
}

/** Part of the longest wait. A rush slows down those who wait already, too, and they shouldn't be refused late. */
const AT_THE_DOOR = 1 / 4;

/**
 * Child processes behind a queue, since hanging native code can only be stopped by killing its process. A child that crashes
 * or exceeds its limits is killed and replaced. Work that takes too long by the clock is refused, but its child is kept as long as
 * it computes: on a busy machine, a new one would take even longer. All rejections are {@link PoolError}s.
 */
export class ChildPool<Work, Answer> {
  readonly #settings: PoolSettings;
  readonly #queue: FairQueue<Task<Work, Answer>>;
  readonly #slots = new Set<Slot<Work, Answer>>();
  readonly #largeWork: LargeWorkPermit;
  #awaited = Promise.withResolvers<void>();
  #mustStart = 0;
  #closed = false;
  readonly #pace: Pace;
  readonly #longestWait: number;
  #looking: NodeJS.Timeout | undefined;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
    this.#queue = new FairQueue(settings.waiting);
    this.#longestWait = settings.longestWait ?? Number.POSITIVE_INFINITY;
    this.#pace = new Pace(settings.children, settings.waiting.perKey);
    this.#largeWork = settings.largeWork ?? new LargeWorkPermit();
    this.#largeWork.onFree(() => this.#assign());
    settings.watch?.(() => this.load());
  }

  load(): PoolLoad {
    return { waiting: this.#queue.size, working: this.#working() };
  }

  run(order: Order<Work>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new PoolError('closed'));
      if (!order.ahead && this.#isFull()) return reject(this.#busy(order.key));
      const task = { ...order, tries: 0, added: performance.now(), begun: 0, refused: false, resolve, reject };
      if (!this.#queue.add(order.key, task, order.ahead))
        return reject(new PoolError('busy', { retryAfter: this.secondsUntilFree() }));
      this.#assign();
    });
  }

  /** Throws `busy` if there is no room for more work, for callers who would have to prepare it first. */
  refuseWhenFull(key: string): void {
    if (this.#isFull()) throw this.#busy(key);
  }

  /** Starts every child; resolves when all are loaded. */
  async ready(): Promise<void> {
    if (this.#closed) throw new PoolError('closed');
    this.#mustStart = this.#settings.children;
    this.#assign();
    await this.#awaited.promise;
  }

  /** Rejects queued work, gives running work `grace` ms to finish, and kills the children. Resolves when they are gone. */
  async close(grace = 0): Promise<void> {
    this.#closed = true;
    this.#awaited.promise.catch(() => {});
    this.#awaited.reject(new PoolError('closed'));
    for (const task of this.#queue.drain()) task.reject(new PoolError('closed'));
    const isBusy = () => [...this.#slots].some(({ task }) => task !== null && !task.refused);
    for (let waited = 0; waited < grace && isBusy(); waited += 20) await pause(20);
    const slots = [...this.#slots];
    for (const slot of slots) {
      slot.child.holdUs(true);
      this.#end(slot, 'closed');
    }
    await Promise.all(slots.map((slot) => slot.child.ended));
  }

  /** The expected time in seconds, at the recent pace, until all waiting and running work is done. */
  secondsUntilFree(): number {
    return this.#pace.secondsFor(this.#pieces(), this.#longestRunning());
  }

  #isFull(): boolean {
    return this.#queue.size >= this.#settings.waiting.total || this.#isLate(AT_THE_DOOR);
  }

  /** Whether the last one would wait longer than this part of the longest wait. */
  #isLate(part = 1): boolean {
    return this.#queue.size > 0 && this.secondsUntilFree() > this.#longestWait * part;
  }

  /** Refuses work that can't be done in time at the present pace; its senders shouldn't wait for nothing. */
  #refuseLate(): void {
    while (this.#isLate()) {
      const last = this.#queue.takeLast();
      if (!last) break;
      last.reject(this.#busy(last.key));
    }
    clearTimeout(this.#looking);
    if (this.#queue.size > 0) this.#looking = setTimeout(() => this.#refuseLate(), 1000).unref();
  }

  #next(): Task<Work, Answer> | undefined {
    const due = performance.now() - this.#longestWait * 1000;
    const { mostPerKey = Number.POSITIVE_INFINITY } = this.#settings;
    const working = (key: string) => [...this.#slots].filter(({ task }) => task?.key === key && !task.refused).length;
    const may = ({ large, key }: Task<Work, Answer>) => (!large || this.#largeWork.free) && working(key) < mostPerKey;
    return this.#queue.take((task) => task.added < due && may(task)) ?? this.#queue.take(may);
  }

  #assign(): void {
    if (this.#closed) return;
    for (const slot of this.#slots) {
      if (slot.state !== 'free') continue;
      const task = this.#next();
      if (!task) break;
      this.#start(slot, task);
    }
    const starting = [...this.#slots].filter(({ state }) => state === 'starting').length;
    const wanted = Math.max(this.#queue.size - starting, this.#mustStart - this.#slots.size);
    for (let n = Math.min(wanted, this.#settings.children - this.#slots.size); n > 0; n--) this.#addSlot();
    for (const slot of this.#slots) slot.child.holdUs(slot.state !== 'free');
    this.#refuseLate();
  }

  #addSlot(): void {
    const slot: Slot<Work, Answer> = {
      child: new PoolChild(this.#settings, (message) => {
        if (slot.state === 'ending') return;
        if ('ready' in message) this.#loaded(slot);
        else if ('answer' in message) this.#finish(slot, message.answer);
      }),
      state: 'starting',
      task: null,
      holdsLargeTurn: false,
    };
    this.#slots.add(slot);
    void keepWithin(this.#settings.starting ?? usualStart, {
      use: () => slot.child.use(),
      underWay: () => slot.state === 'starting' && this.#slots.has(slot),
      overdue: () => this.#startTakesLong(),
    }).then((broken) => {
      if (broken) slot.child.kill(`starting it took too long (${broken})`);
    });
    void slot.child.ended.then((reason) => this.#gone(slot, reason));
  }

  #loaded(slot: Slot<Work, Answer>): void {
    slot.state = 'free';
    if ([...this.#slots].filter(({ state }) => state !== 'starting').length >= this.#mustStart) this.#awaited.resolve();
    this.#assign();
  }

  #start(slot: Slot<Work, Answer>, task: Task<Work, Answer>): void {
    slot.state = 'working';
    slot.task = task;
    slot.holdsLargeTurn = task.large ?? false;
    if (slot.holdsLargeTurn) this.#largeWork.take();
    task.begun = performance.now();
    void keepWithin(task.limits, {
      use: () => slot.child.use(),
      underWay: () => slot.task === task,
      overdue: () => this.#refuse(task),
    }).then((broken) => {
      if (broken) this.#end(slot, broken);
    });
    slot.child.give(task.work);
  }

  #finish(slot: Slot<Work, Answer>, answer: Answer): void {
    if (slot.task) this.#note(slot.task);
    slot.task?.resolve(answer);
    slot.task = null;
    slot.state = 'free';
    const use = slot.child.use();
    const { replaceAbove } = this.#settings;
    if (use && (use.memory > replaceAbove.memory || use.computing > replaceAbove.computing * 1000))
      this.#end(slot, 'closed');
    else this.#giveBackTurn(slot);
    this.#assign();
  }

  #end(slot: Slot<Work, Answer>, fault: PoolFault): void {
    slot.state = 'ending';
    if (slot.task) this.#note(slot.task);
    slot.task?.reject(new PoolError(fault, { retryAfter: this.secondsUntilFree() }));
    slot.task = null;
    // Its replacement starts only after it has exited.
    slot.child.holdUs(true);
    slot.child.kill();
  }

  /** Only the caller is refused: the child goes on, and is loaded when the next piece of work comes. */
  #refuse(task: Task<Work, Answer>): void {
    task.refused = true;
    task.reject(new PoolError('timeout', { retryAfter: this.secondsUntilFree() }));
  }

  /** Whoever waits for a child, while none has loaded, is refused. */
  #startTakesLong(): void {
    if ([...this.#slots].some(({ state }) => state !== 'starting')) return;
    for (const task of this.#queue.drain()) this.#refuse(task);
  }

  #note({ begun }: Task<Work, Answer>): void {
    this.#pace.note(performance.now() - begun);
  }

  #gone(slot: Slot<Work, Answer>, reason: string): void {
    const { state, task } = slot;
    slot.task = null;
    this.#slots.delete(slot);
    // Its memory is free only now.
    this.#giveBackTurn(slot);
    if (this.#closed) return void task?.reject(new PoolError('closed'));
    if (task && !task.refused) this.#tryAgain(task, reason);
    if (state === 'starting') this.#notStarted(reason);
    else if (this.#settings.keepStarted) this.#mustStart = this.#settings.children;
    this.#assign();
  }

  #tryAgain(task: Task<Work, Answer>, reason: string): void {
    const tries = task.tries + 1;
    if (tries < (this.#settings.tries ?? 1)) this.#queue.putFirst(task.key, { ...task, tries });
    else task.reject(new PoolError('crashed', { message: reason }));
  }

  // Each start is tried for one caller, the one that has waited longest. So a child that can't start isn't started forever.
  #notStarted(reason: string): void {
    this.#mustStart = 0;
    const error = new PoolError('crashed', { message: `No process can be started: ${reason}` });
    this.#queue.take()?.reject(error);
    this.#awaited.promise.catch(() => {});
    this.#awaited.reject(error);
    this.#awaited = Promise.withResolvers();
  }

  #giveBackTurn(slot: Slot<Work, Answer>): void {
    if (!slot.holdsLargeTurn) return;
    slot.holdsLargeTurn = false;
    this.#largeWork.giveBack();
  }

  #working(): number {
    return [...this.#slots].filter(({ task }) => task !== null).length;
  }

  #pieces(): number {
    return this.#queue.size + this.#working();
  }

  #busy(key: string): PoolError {
    return new PoolError('busy', { retryAfter: this.#pace.secondsToReturn(key, this.#pieces()) });
  }

  #longestRunning(): number {
    const begun = [...this.#slots].flatMap(({ task }) => task?.begun ?? []);
    return begun.length > 0 ? performance.now() - Math.min(...begun) : 0;
  }
}
