import type { sessionErrors } from '@nukkad/contract/talk/support/session.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Of its errors those that people can meet; the others are the back office's. */
export const sessionRefusals = refusalsInHindi<
  Exclude<keyof typeof sessionErrors, 'not_on_duty' | 'agent_not_there'>
>({
  talk_not_found: 'यह उपलब्ध नहीं है',
  session_moved_on: 'यह चैट बदल चुकी है। फिर से देखकर कोशिश करें।',
  session_ended: 'चैट सहायता समाप्त हुई।',
  support_closed: 'लाइव सहायता अभी बंद है। हमें लिखें, या कॉल का समय चुनें।',
  session_reopen_too_late: 'यह चैट फिर खोलने के लिए बहुत पुरानी है। नई शुरू करें।',
  session_not_rateable: 'चैट समाप्त होने पर ही रेटिंग दे सकते हैं।',
  call_back_outside_hours: 'ऐसा समय चुनें जब सहायता खुली हो, 7 दिन के भीतर।',
});
