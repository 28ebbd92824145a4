/** How long what is under way may take to finish; a part that hangs holds the exit no longer. */
const drainMs = 9_000;

/** Remembers how to close what was opened, and closes it in the other order, once. */
export class Shutdown {
  private readonly steps: (() => Promise<unknown>)[] = [];
  private leaving = false;

  /** Adds a step that runs before all that were added earlier. */
  add(step: () => Promise<unknown>): void {
    this.steps.unshift(step);
  }

  /** Closes everything and ends the process with `code`; 1 where a step failed or took too long. */
  leave(code: number): void {
    if (this.leaving) return;
    this.leaving = true;
    setTimeout(() => process.exit(1), drainMs).unref();
    this.closeAll().then(
      () => process.exit(code),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        process.exit(1);
      },
    );
  }

  private async closeAll(): Promise<void> {
    for (const step of this.steps) await step();
  }
}
