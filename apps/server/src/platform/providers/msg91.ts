import { maskDigits } from '../log.ts';
import type { TemplateIds } from '../template-ids.config.ts';
import type { Sms } from './index.ts';

const timeoutMs = 10_000;

export interface Msg91Account {
  readonly origin: string;
  readonly authKey: string;
  /** The DLT template of each text in each language; without them nothing can be sent. */
  readonly templateIds: TemplateIds | null;
}

interface Answer {
  readonly type?: string;
  readonly message?: string;
}

/** MSG91 answers 200 to some of its refusals, and says so in `type` only. */
async function checkAnswer(response: Response): Promise<void> {
  const answer = (await response.json().catch(() => ({}))) as Answer;
  if (response.ok && answer.type === 'success') return;
  throw new Error(`MSG91 refused a message: ${response.status} ${maskDigits(answer.message ?? '')}`.trim());
}

/**
 * MSG91's flow call (API v5): the template's text lies there, only its variables travel. A failure is thrown, and
 * the outbox tries again with growing pauses.
 */
export function msg91Sms({ origin, authKey, templateIds }: Msg91Account): Sms {
  return {
    kind: 'msg91',
    send: async ({ mobileNumber, template, language, variables }) => {
      const templateId = templateIds?.[template][language];
      if (!templateId) throw new Error(`No MSG91 template id is configured for ${template} in ${language}.`);
      const response = await fetch(new URL('/api/v5/flow', origin), {
        method: 'POST',
        headers: { authkey: authKey, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          template_id: templateId,
          short_url: '0',
          recipients: [{ mobiles: `91${mobileNumber}`, ...variables }],
        }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await checkAnswer(response);
    },
  };
}
