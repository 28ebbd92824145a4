import { settledWithin } from './platform/settled-within.ts';

/** How long leaving may take in all; the caller that asks a process to stop kills it after ten seconds. */
const drainMs = 9_000;
/** Where even a step that is cut short does not end. */
const lastResortMs = 9_500;

interface Step {
  readonly name: string;
  /** Its own share of the time; what comes after it has to be closed too. */
  readonly limitMs: number;
  readonly close: (msLeft: number) => Promise<unknown>;
}

/** Remembers how to close what was opened, and closes it in the other order, once. */
export class Shutdown {
  private readonly steps: Step[] = [];
  private leaving = false;
  private failed = false;

  get isLeaving(): boolean {
    return this.leaving;
  }

  /** Adds a step that runs before all that were added earlier. One that takes longer than its limit is left behind. */
  add(name: string, limitMs: number, close: Step['close']): void {
    this.steps.unshift({ name, limitMs, close });
  }

  /** Closes everything and ends the process with `code`; 1 where a step failed or took too long. */
  leave(code: number): void {
    if (this.leaving) return;
    this.leaving = true;
    setTimeout(() => process.exit(1), lastResortMs).unref();
    void this.closeAll().then(() => process.exit(this.failed ? 1 : code));
  }

  /** Each step runs, even if the one before failed: our own database must not be left running. */
  private async closeAll(): Promise<void> {
    const until = performance.now() + drainMs;
    for (const { name, limitMs, close } of this.steps) {
      const left = Math.min(limitMs, Math.max(1, until - performance.now()));
      const closed = Promise.resolve()
        .then(() => close(left))
        .catch((error: unknown) =>
          this.say(`${name}: ${error instanceof Error ? error.stack : String(error)}`),
        );
      if (!(await settledWithin(left, closed))) this.say(`${name} did not stop in time.`);
    }
  }

  private say(sentence: string): void {
    this.failed = true;
    process.stderr.write(`${sentence}\n`);
  }
}
