import type { ProjectStatus } from '@nukkad/contract/work/project/project.noun';
import type { QuickReplyWords } from '../../../platform/talk/talk-reference.ts';

const reply = (code: string, en: string, hi: string): QuickReplyWords => ({ code, said: { en, hi } });

const whenBegin = reply('when_begin', 'When do you start?', 'आप काम कब शुरू करेंगे?');
const howGoing = reply('how_going', 'How is the work going?', 'काम कैसा चल रहा है?');
const thanks = reply('thank_you', 'Thank you!', 'धन्यवाद!');
const beginSoon = reply('begin_soon', 'We’ll start on the agreed day.', 'हम तय दिन पर काम शुरू करेंगे।');
const onTime = reply('on_time', 'The work is on time.', 'काम समय पर चल रहा है।');
const later = reply('running_late', 'The work will take a little longer.', 'काम में थोड़ा और समय लगेगा।');
const lookPlease = reply(
  'please_check',
  'This part is done. Please check it.',
  'यह हिस्सा हो गया है। कृपया देख लें।',
);

interface Replies {
  readonly client: readonly QuickReplyWords[];
  readonly partner: readonly QuickReplyWords[];
}

const byStatus: Readonly<Record<ProjectStatus, Replies>> = {
  'Project Created': { client: [whenBegin, thanks], partner: [beginSoon] },
  Inprogress: { client: [howGoing, thanks], partner: [onTime, later, lookPlease] },
  'Project Submitted For Review': { client: [thanks], partner: [lookPlease] },
  Completed: { client: [thanks], partner: [thanks] },
  Cancelled: { client: [], partner: [] },
};

/** What each side is likely to say while the project is in this state. */
export const quickRepliesAt = (status: ProjectStatus): Replies => byStatus[status];
