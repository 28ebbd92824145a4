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

/**
 * One work of a person at a time, and whose works have cost the least comes first: no one waits behind the works of
 * those who sent many or heavy ones. Among equals, first come, first served.
 */
export class FairQueue {
  private readonly limits: QueueLimits;
  private readonly underWay = new Set<string>();
  private readonly costOf: (person: string) => number;
  private waiting: Waiting[] = [];

  constructor(limits: QueueLimits, costOf: (person: string) => number = () => 0) {
    this.limits = limits;
    this.costOf = costOf;
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
      const next = this.cheapest();
      if (!next) return;
      this.waiting = this.waiting.filter((one) => one !== next);
      this.underWay.add(next.person);
      next.begin();
    }
  }

  private cheapest(): Waiting | undefined {
    const startable = this.waiting.filter(({ person }) => !this.underWay.has(person));
    const least = Math.min(...startable.map(({ person }) => this.costOf(person)));
    return startable.find(({ person }) => this.costOf(person) === least);
  }
}
