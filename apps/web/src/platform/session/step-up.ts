type Ask = () => Promise<boolean>;
let ask: Ask | undefined;

/**
 * Registers the component that draws the dialog; it is called for each call that needs a fresh code. Returns how to
 * unregister.
 */
export function onStepUp(handler: Ask): () => void {
  ask = handler;
  return () => {
    ask = undefined;
  };
}

/** True once the person has confirmed with a code; the refused call may then go out again. */
export const stepUp: Ask = async () => (await ask?.()) ?? false;
