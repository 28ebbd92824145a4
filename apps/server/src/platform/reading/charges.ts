export interface ChargeLimits {
  /** How long a file counts against who sent it, milliseconds. */
  readonly windowMs: number;
  /** Processor time that the files of one person may take within it, milliseconds. */
  readonly cpuMs: number;
  /** Files that were ended at a limit, after which their sender pauses. */
  readonly tooHeavy: number;
  readonly pauseMs: number;
}

interface Charge {
  readonly at: number;
  readonly cpuMs: number;
  readonly tooHeavy: boolean;
}

const lastOf = (charges: readonly Charge[]) => charges.at(-1)?.at ?? 0;

/** The processor time of files, charged to who sent them. */
export class Charges {
  private readonly limits: ChargeLimits;
  private readonly now: () => number;
  private readonly byPerson = new Map<string, readonly Charge[]>();

  constructor(limits: ChargeLimits, now: () => number = () => performance.now()) {
    this.limits = limits;
    this.now = now;
  }

  add(person: string, cpuMs: number, tooHeavy: boolean): void {
    this.forgetOld();
    this.byPerson.set(person, [...this.counting(person), { at: this.now(), cpuMs, tooHeavy }]);
  }

  /** Milliseconds of processor time that still count. */
  spent(person: string): number {
    return this.counting(person).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
  }

  /** Milliseconds until this person's next file is taken; 0: now. */
  pauseOf(person: string): number {
    const { tooHeavy, pauseMs, cpuMs, windowMs } = this.limits;
    const charges = this.counting(person);
    const heavy = charges.filter((charge) => charge.tooHeavy);
    const ends = [
      ...(heavy.length >= tooHeavy ? [lastOf(heavy) + pauseMs] : []),
      ...(this.spent(person) >= cpuMs ? [(charges[0]?.at ?? 0) + windowMs] : []),
    ];
    return Math.max(0, ...ends.map((end) => end - this.now()));
  }

  private counting(person: string): readonly Charge[] {
    const since = this.now() - this.limits.windowMs;
    return (this.byPerson.get(person) ?? []).filter(({ at }) => at > since);
  }

  private forgetOld(): void {
    const since = this.now() - this.limits.windowMs;
    for (const [person, charges] of this.byPerson) if (lastOf(charges) <= since) this.byPerson.delete(person);
  }
}
