import type { waitlistErrors } from '@nukkad/contract/market/waitlist/waitlist.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const waitlistWords = {
  'waitlist.title': '{{place}} में सेवा शुरू होने पर संदेश पाएँ',
  'waitlist.words': 'ईमेल या मोबाइल नंबर दें। जब कोई पार्टनर यह सेवा देगा, हम एक बार संदेश भेजेंगे।',
  'waitlist.words.account': 'जब कोई पार्टनर यह सेवा देगा, हम एक बार संदेश भेजेंगे।',
  'waitlist.contact': 'ईमेल या मोबाइल नंबर',
  'waitlist.consent': 'मुझे इस बारे में एक संदेश भेजें। और कुछ नहीं भेजा जाता, और आप इसे डिलीट कर सकते हैं।',
  'waitlist.join': 'मुझे बताएँ',
  'waitlist.done': 'हम आपको बताएँगे',
  'waitlist.done.words': '{{place}} में यह सेवा उपलब्ध होने पर आपको एक संदेश मिलेगा।',
  'waitlist.undo': 'मेरा अनुरोध डिलीट करें',
  'waitlist.page.title': 'आपका अनुरोध',
  'waitlist.page.words': 'अब आप बुक कर सकते हैं, या अपना अनुरोध और संपर्क डिलीट कर सकते हैं।',
  'waitlist.page.gone': 'आपका अनुरोध और संपर्क डिलीट हो गया है।',
  'waitlist.page.wrong': 'यह लिंक सही नहीं है। संदेश का लिंक फिर खोलें।',
};

export const waitlistRefusals = refusalsInHindi<keyof typeof waitlistErrors>({
  already_served: 'यह सेवा वहाँ अब उपलब्ध है। आप बुक कर सकते हैं।',
  waitlist_full: 'आप पहले ही कई सेवाओं का इंतज़ार कर रहे हैं। पहले कोई एक हटाएँ।',
  waitlist_entry_not_found: 'यह उपलब्ध नहीं है',
});
