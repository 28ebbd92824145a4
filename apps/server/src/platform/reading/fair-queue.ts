export interface QueueLimits {
  /** Works under way at one moment. */
  readonly atOnce: number;
  /** Works of one person that wait. */
  readonly waitingOfOne: number;
  /** Works that wait in all. */
  readonly waiting: number;
  /** How long one waits before it is given up, milliseconds. */
  readonly patienceMs: number;
}

/** Why a work was not begun: this person has too many, or all together have. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
  readonly ofOne: boolean;

  constructor(ofOne: boolean) {
    super(ofOne ? 'Too much of one person waits.' : 'Too much waits.');
    this.ofOne = ofOne;
  }
}

interface Waiting {
  readonly person: string;
  readonly begin: () => void;
}

/** First come, first served, but one file of a person at a time, so that one person's files do not hold up the others'. */
export class FairQueue {
  private readonly limits: QueueLimits;
  private readonly underWay = new Set<string>();
  private waiting: Waiting[] = [];

  constructor(limits: QueueLimits) {
    this.limits = limits;
  }

  async run<T>(person: string, work: () => Promise<T>): Promise<T> {
    await this.turn(person);
    try {
      return await work();
    } finally {
      this.underWay.delete(person);
      this.beginNext();
    }
  }

  private turn(person: string): Promise<void> {
    if (this.waiting.filter((one) => one.person === person).length >= this.limits.waitingOfOne)
      return Promise.reject(new QueueFull(true));
    if (this.waiting.length >= this.limits.waiting) return Promise.reject(new QueueFull(false));
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        person,
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.waiting = this.waiting.filter((one) => one !== entry);
        reject(new QueueFull(false));
      }, this.limits.patienceMs);
      this.waiting.push(entry);
      this.beginNext();
    });
  }

  private beginNext(): void {
    while (this.underWay.size < this.limits.atOnce) {
      const next = this.waiting.find(({ person }) => !this.underWay.has(person));
      if (!next) return;
      this.waiting = this.waiting.filter((one) => one !== next);
      this.underWay.add(next.person);
      next.begin();
    }
  }
}
