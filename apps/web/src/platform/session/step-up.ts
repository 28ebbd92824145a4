type Ask = () => Promise<boolean>;
let ask: Ask | undefined;

/** Whoever draws the dialog hears of calls that need a fresh code; answers how to stop. */
export function onStepUp(handler: Ask): () => void {
  ask = handler;
  return () => {
    ask = undefined;
  };
}

/** True once the person has confirmed with a code; the refused call may then go out again. */
export const stepUp: Ask = async () => (await ask?.()) ?? false;
