import type { kernelErrors } from '@nukkad/contract/kernel/errors';
import { refusalsInHindi } from './refusals-in-hindi.ts';

/** What forms say at a field, under the contract's English. */
const fieldSentences = {
  'This cannot be empty.': 'यह ख़ाली नहीं रह सकता।',
  'Enter some text.': 'कुछ लिखें।',
  'Use at most 80 characters.': 'ज़्यादा से ज़्यादा 80 अक्षर लिखें।',
  'Use at most 120 characters.': 'ज़्यादा से ज़्यादा 120 अक्षर लिखें।',
  'Use at most 160 characters.': 'ज़्यादा से ज़्यादा 160 अक्षर लिखें।',
  'Use at most 300 characters.': 'ज़्यादा से ज़्यादा 300 अक्षर लिखें।',
  'This contains a character we can’t save. Remove it.': 'इसमें ऐसा अक्षर है जो सेव नहीं हो सकता। उसे हटाएँ।',
  'Choose Home, Office or Other.': 'घर, दफ़्तर या दूसरी जगह चुनें।',
} satisfies Record<string, string>;

export const refusalWords: Readonly<Record<string, string>> = {
  ...refusalsInHindi<keyof typeof kernelErrors>({
    account_not_active: 'इस हिस्से का उपयोग करने की अनुमति नहीं है',
    terms_not_agreed: 'हमारी शर्तें बदल गई हैं। नया ऑर्डर देने से पहले उन्हें पढ़कर सहमति दें।',
    profile_incomplete: 'पहले अपना प्रोफ़ाइल पूरा करें।',
    subscription_expired: 'आपकी सदस्यता ख़त्म हो गई है। आगे बढ़ने के लिए अपग्रेड करें।',
    step_up_needed: 'आपकी सुरक्षा के लिए, हमने जो OTP भेजा है वह डालें।',
    confirmation_differs: 'आपके देखने के बाद कुछ बदल गया। जाँचकर फिर पक्का करें।',
    invalid_request: 'निशान लगी जानकारी जाँचें।',
    malformed_body: 'जानकारी पढ़ी नहीं जा सकी। फिर कोशिश करें।',
    signed_out: 'सत्र समाप्त हो गया',
    forbidden: 'इस हिस्से का उपयोग करने की अनुमति नहीं है',
    csrf_refused: 'इस हिस्से का उपयोग करने की अनुमति नहीं है',
    not_found: 'यह उपलब्ध नहीं है',
    stale_state: 'यह बदल गया है। फिर से देखें।',
    idempotency_key_reused: 'कृपया फिर कोशिश करें।',
    idempotency_key_missing: 'कृपया फिर कोशिश करें।',
    idempotency_in_progress: 'यह अनुरोध अभी पूरा हो रहा है। थोड़ा रुकें।',
    body_too_large: 'यह बहुत बड़ा है। छोटी फ़ाइल चुनें।',
    file_damaged: 'यह फ़ाइल खराब हो गई है, इसलिए खुल नहीं सकती। हमें बताएँ कि कौन-सी फ़ाइल है।',
    storage_full: 'अभी फ़ाइल सेव नहीं हो सकती। थोड़ी देर बाद फिर कोशिश करें।',
    file_too_complex: 'यह फ़ाइल खुल नहीं सकी। इसकी सरल कॉपी अपलोड करें।',
    files_paused: 'आपकी पिछली फ़ाइलें खोलने के लिए बहुत जटिल थीं। {{minutes}} मिनट रुकें, फिर सरल कॉपी अपलोड करें।',
    unsupported_media: 'इस प्रकार की फ़ाइल नहीं चलती। PDF या फ़ोटो चुनें।',
    wrong_content_type: 'यह अनुरोध पढ़ा नहीं जा सका। फिर कोशिश करें।',
    invalid_data: 'अमान्य डेटा',
    payload_required: 'ग़लत जानकारी',
    payload_stale: 'ग़लत जानकारी',
    payload_key_unknown: 'ग़लत जानकारी',
    too_many_requests: 'बहुत ज़्यादा कोशिशें। थोड़ी देर बाद फिर कोशिश करें।',
    server_error: 'सर्वर में कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें',
    unavailable: 'अभी बहुत भीड़ है। थोड़ी देर में फिर कोशिश करें।',
  }),
  ...Object.fromEntries(
    Object.entries(fieldSentences).map(([english, hindi]) => [`sentence.${english}`, hindi]),
  ),
};
