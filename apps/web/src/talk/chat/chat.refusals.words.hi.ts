import type { chatErrors } from '@nukkad/contract/talk/chat/chat.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const chatRefusals = refusalsInHindi<keyof typeof chatErrors>({
  conversation_not_found: 'यह उपलब्ध नहीं है',
  conversation_closed: 'आप यह बातचीत पढ़ सकते हैं, पर इसमें अब लिख नहीं सकते।',
  talk_reference_not_found: 'यह उपलब्ध नहीं है',
  no_recipient: 'अभी लिखने के लिए कोई नहीं है। पार्टनर का जवाब आने पर फिर कोशिश करें।',
  message_not_found: 'यह उपलब्ध नहीं है',
  message_id_taken: 'यह संदेश भेजा जा चुका है। फिर से लिखें।',
  message_is_empty: 'कुछ लिखें, या फ़ाइल जोड़ें।',
  message_delete_too_late: 'यह संदेश सबके लिए मिटाने के लिए पुराना है। इसे अपने लिए मिटाएँ।',
  message_edit_too_late: 'यह संदेश बदलने के लिए बहुत पुराना है। नया भेजें।',
  too_many_pins: '{{limit}} बातचीत पिन हो सकती हैं। पहले एक हटाएँ।',
  chat_document_not_found: 'यह उपलब्ध नहीं है',
  chat_document_unreadable: 'यह फ़ाइल नहीं खुलती। PDF या फ़ोटो चुनें।',
  chat_document_active: 'इस PDF में स्क्रिप्ट या दूसरे सक्रिय हिस्से हैं। इसे सादा PDF बनाकर सेव करें।',
  chat_document_has_contact: 'इस फ़ाइल में फ़ोन नंबर या पता दिखता है। जब दोनों तरफ़ संपर्क दिखने लगें, तब भेजें।',
  chat_document_limit: 'आज आपने बहुत फ़ाइलें जोड़ीं। कल फिर कोशिश करें।',
});
