import { createHmac } from 'node:crypto';

export interface SandboxSecrets {
  readonly webhook: string;
  readonly checkout: string;
  readonly form: string;
}

/** The sandbox's keys, each derived from the installation's secret, so that none of them needs configuring. */
export function sandboxSecrets(secret: string): SandboxSecrets {
  const derive = (purpose: string) =>
    createHmac('sha256', secret).update(`payment sandbox: ${purpose}`).digest('hex');
  return { webhook: derive('webhook'), checkout: derive('checkout'), form: derive('form') };
}

/** Unguessable ids in the shape of Razorpay's. */
export function sandboxId(prefix: 'order' | 'pay' | 'rfnd' | 'evt', uuid: string): string {
  return `${prefix}_${uuid.replaceAll('-', '')}`;
}
