import type { accountErrors } from '@nukkad/contract/identity/account/account.errors';
import type { deactivationErrors } from '@nukkad/contract/identity/account/deactivation.errors';
import type { referralErrors } from '@nukkad/contract/identity/account/referral.errors';
import type { sessionErrors } from '@nukkad/contract/identity/account/session.errors';
import type { passkeyErrors } from '@nukkad/contract/identity/account/passkey.errors';
import type { passwordErrors } from '@nukkad/contract/identity/account/password.errors';
import type { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { couponProblems } from '@nukkad/contract/market/coupon/coupon.errors';
import type { catalogErrors } from '@nukkad/contract/market/catalog/catalog.errors';
import type { documentErrors } from '@nukkad/contract/files/document/document.errors';
import type { geographyErrors } from '@nukkad/contract/places/geography/geography.errors';
import type { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { partnerErrors } from '@nukkad/contract/identity/partner/partner.errors';
import type { paymentErrors } from '@nukkad/contract/money/payment/payment.errors';
import type { privacyErrors } from '@nukkad/contract/identity/privacy/privacy.errors';
import type { profileErrors } from '@nukkad/contract/identity/profile/profile.errors';
import type { staffErrors } from '@nukkad/contract/identity/staff/staff.errors';
import type { supportErrors } from '@nukkad/contract/talk/support/support.errors';

type Code =
  | Extract<keyof typeof catalogErrors, 'service_not_found' | 'category_not_found' | 'city_not_found'>
  | keyof typeof supportErrors
  | keyof typeof accountErrors
  | keyof typeof deactivationErrors
  | keyof typeof referralErrors
  | keyof typeof sessionErrors
  | keyof typeof passkeyErrors
  | keyof typeof passwordErrors
  | keyof typeof bookingErrors
  | keyof typeof couponProblems
  | keyof typeof documentErrors
  | keyof typeof geographyErrors
  | keyof typeof partnerErrors
  | keyof typeof paymentErrors
  | keyof typeof privacyErrors
  | keyof typeof profileErrors
  | keyof typeof staffErrors
  | keyof typeof kernelErrors;

const notThere = 'यह उपलब्ध नहीं है';
const notAllowed = 'इस हिस्से का उपयोग करने की अनुमति नहीं है';

/** The server's sentences by their code; a missing one does not compile. */
const sentences: Record<Code, string> = {
  service_not_found: notThere,
  category_not_found: notThere,
  city_not_found: notThere,
  coupon_not_valid: 'यह कोड नहीं चलता, या अब नहीं चलता।',
  coupon_used_up: 'यह ऑफ़र पूरा इस्तेमाल हो चुका है।',
  coupon_used_by_you: 'आप यह ऑफ़र पहले ही ले चुके हैं।',
  coupon_for_newcomers: 'यह ऑफ़र पहली बुकिंग के लिए है।',
  coupon_other_services: 'यह ऑफ़र दूसरी सेवाओं के लिए है।',
  coupon_other_city: 'यह ऑफ़र आपके शहर में नहीं है।',
  coupon_too_little: 'इस ऑफ़र के लिए आपकी सेवाओं का दाम अभी कम है।',
  already_partner: 'आप पहले से सेवा पार्टनर हैं',
  partner_not_found: notThere,
  partner_moved_on: 'यह खाता बदल चुका है। कृपया फिर देखें।',
  under_review: 'आपकी जानकारी जाँच के लिए भेज दी गई है। जाँच होने तक बदलाव नहीं हो सकेगा।',
  profile_not_editable: 'यह प्रोफ़ाइल अभी नहीं बदला जा सकता।',
  steps_missing: 'जाँच के लिए भेजने से पहले हर चरण पूरा करें।',
  no_service_offered: 'जाँच के लिए भेजने से पहले कम से कम एक सेवा जोड़ें।',
  gst_taken: 'यह जीएसटी नंबर किसी और खाते का है।',
  pan_taken: 'यह पैन किसी और खाते का है।',
  gst_other_pan: 'यह जीएसटी नंबर किसी और पैन का है।',
  gst_not_valid: 'जीएसटी रजिस्टर में यह नंबर चालू नहीं है।',
  pan_not_valid: 'आयकर विभाग में यह पैन नहीं है।',
  ifsc_unknown: 'इस आईएफ़एससी का कोई बैंक नहीं है।',
  place_without_city: 'इस पिन कोड के पास हम अभी काम नहीं करते।',
  bank_missing: 'कृपया पहले बैंक खाता दें।',
  bank_already_verified: 'यह बैंक खाता पहले ही पक्का है।',
  bank_code_wrong: 'यह कोड सही नहीं है। कृपया संदेश फिर देखें।',
  bank_code_used_up: 'बहुत बार ग़लत कोड। कृपया बैंक खाता फिर से दें।',
  bank_checked_too_often: 'आज बैंक खाता बहुत बार बदला गया। कृपया कल कोशिश करें।',
  change_not_found: 'यह बदलाव अब प्रतीक्षा में नहीं है।',
  change_moved_on: 'यह बदलाव बदल चुका है। कृपया फिर देखें।',
  reason_missing: 'जो ठीक करना है उसका कारण लिखें।',
  kyc_unavailable: 'जाँच अभी जवाब नहीं दे रही। कुछ मिनट बाद कोशिश करें।',
  partner_owes: 'नक़द बुकिंग का जो पैसा हमें देना बाक़ी है, पहले वह चुका दें। तरीक़ा हमारी सहायता टीम बताएगी।',
  owner_has_jobs: 'आपके अपने कुछ काम अभी बाक़ी हैं। पहले उन्हें पूरा करें या किसी और को दें।',
  offer_unknown: 'यह सेवा सूची में नहीं है।',
  answer_unknown: 'यह जवाब अब इस सेवा में नहीं है। फिर से देखें।',
  answer_included: 'यह जवाब आपके दाम में शामिल है। इसका अलग दाम नहीं होता।',
  answer_without_time: 'इस जवाब में अलग समय नहीं लगता।',
  question_without_answer: 'इस सवाल का कम से कम एक जवाब चालू रखें।',
  price_out_of_bounds: 'यह कीमत आम कीमत से बहुत अलग है। रक़म जाँचें।',
  offer_exists: 'आप यह सेवा पहले से देते हैं।',
  offer_missing: 'आप यह सेवा नहीं देते।',
  document_not_found: 'यह दस्तावेज़ अब नहीं है।',
  document_unreadable: 'यह फ़ाइल वैसी पीडीएफ़ या तस्वीर नहीं है जैसी बताती है। कृपया दूसरी चुनें।',
  document_active: 'इस पीडीएफ़ में स्क्रिप्ट या दूसरी फ़ाइलें हैं। कृपया इसे नई पीडीएफ़ में छापें।',
  document_locked: 'यह पीडीएफ़ पासवर्ड से बंद है। कृपया बिना पासवर्ड वाली चुनें।',
  too_many_documents: 'आप 60 दस्तावेज़ रख सकते हैं। पहले एक हटाएँ।',
  document_in_review: 'यह दस्तावेज़ जाँच में है और अभी नहीं बदला जा सकता।',
  otp_too_soon: 'नया कोड माँगने से पहले ज़रा रुकें।',
  otp_too_many: 'बहुत बार कोड माँगा गया। कृपया बाद में कोशिश करें।',
  otp_wrong: 'यह कोड सही नहीं है। कृपया देख लें।',
  otp_expired: 'इस कोड का समय बीत गया। कृपया नया कोड मँगाएँ।',
  otp_used_up: 'बहुत बार ग़लत कोड लिखा गया। कृपया नया कोड मँगाएँ।',
  sign_in_paused: 'आज बहुत बार ग़लत कोड लिखा गया। कृपया कल कोशिश करें।',
  session_id_missing: 'कृपया नया कोड मँगाएँ।',
  account_not_active: notAllowed,
  profile_incomplete: 'कृपया पहले अपनी प्रोफ़ाइल पूरी करें।',
  subscription_expired: 'आपकी सदस्यता ख़त्म हो गई है। आगे बढ़ने के लिए अपग्रेड करें।',
  step_up_needed: 'कृपया कोड से पक्का करें कि यह आप ही हैं।',
  account_status_moved_on: 'इस खाते की स्थिति बदल चुकी है। कृपया फिर देखें।',
  status_reason_missing: 'कृपया कारण लिखें।',
  status_message_missing: 'कृपया लिखें कि कौन सा नियम था: व्यक्ति इसे पढ़ेगा।',
  session_not_found: 'यह डिवाइस पहले ही लॉग आउट है।',
  role_not_yours: 'अनुमति नहीं है',
  bookings_open: 'आपकी कुछ बुकिंग अभी बाक़ी हैं। उन्हें पूरा होने दें या रद्द करें, फिर कोशिश करें।',
  deactivation_not_asked: 'आपका खाता बंद नहीं किया जा रहा है।',
  referral_unknown: 'यह कोड हमें नहीं मिला। कृपया देख लें।',
  referral_own: 'यह आपका अपना कोड है। इसे किसी दोस्त को दें।',
  referral_given: 'आप पहले ही एक दोस्त का कोड दे चुके हैं। एक ही कोड गिना जाता है।',
  app_link_too_often: 'इस नंबर पर लिंक भेजा जा चुका है। कृपया अपने संदेश देखें।',
  admin_refused: 'अनुमति नहीं है',
  email_taken: 'यह ई-मेल पता किसी और खाते में है।',
  mobile_taken: 'यह मोबाइल नंबर किसी और खाते में है।',
  mobile_set: 'आपके खाते में मोबाइल नंबर पहले से है।',
  role_not_held: 'अभी किसी ने आपको अपने कर्मचारियों में नहीं जोड़ा है। उनसे अपना नंबर जोड़ने को कहें।',
  too_many_checks: 'एक घंटे में बहुत बार जाँचा गया। कृपया बाद में कोशिश करें।',
  sign_in_wrong: 'ये दोनों मेल नहीं खाते। कृपया देख लें, या कोड से आएँ।',
  password_paused: 'बहुत बार ग़लत पासवर्ड लिखा गया। कोड से आएँ, या कल कोशिश करें।',
  password_too_common: 'यह पासवर्ड बहुत लोग रखते हैं, इसलिए इसे बूझना आसान है। कृपया दूसरा चुनें।',
  password_personal: 'पासवर्ड अपना ही नंबर, पता या नाम नहीं होना चाहिए।',
  old_password_wrong: 'यह आपका अभी का पासवर्ड नहीं है।',
  proof_missing: 'कृपया अभी का पासवर्ड या नया कोड दें।',
  passkey_refused: 'यह पासकी काम नहीं आई। फिर कोशिश करें, या किसी और तरह आएँ।',
  passkey_expired: 'देर हो गई। कृपया फिर कोशिश करें।',
  passkey_known: 'यह पासकी आपके खाते में पहले से है।',
  passkey_too_many: 'आपके पास 20 पासकी हैं। जो काम की नहीं, उसे हटाएँ।',
  confirmation_differs: 'आपके देखने के बाद कुछ बदल गया। देखकर फिर पक्का करें।',
  booking_not_found: notThere,
  booking_moved_on: 'यह बुकिंग आगे बढ़ चुकी है। कृपया फिर देखें।',
  cart_empty: 'आपकी टोकरी ख़ाली है।',
  cart_full: 'टोकरी में 10 सेवाएँ ही आती हैं। पहले इन्हें बुक करें।',
  cart_one_category: 'एक टोकरी की सेवाएँ एक ही पार्टनर की होनी चाहिए। पहले इन्हें बुक करें, फिर बाक़ी।',
  cart_not_serviceable: 'इस पते पर अभी कोई पार्टनर नहीं आता।',
  option_unknown: 'चुने हुए विकल्पों में से एक अब नहीं मिलता।',
  answer_not_offered: 'ये जवाब एक साथ यहाँ कोई पार्टनर नहीं देता। दूसरा जवाब चुनें।',
  partner_lacks_answer: 'यह पार्टनर आपका एक जवाब नहीं देता। जवाब या पार्टनर बदलें।',
  question_unanswered: 'कृपया ज़रूरी सवालों के जवाब दें।',
  slot_unknown: 'ऐसा कोई समय नहीं है।',
  slot_out_of_range: 'कृपया एक घंटे बाद से 14 दिन आगे तक का समय चुनें।',
  slot_taken: 'कोई और पहले आ गया। कृपया दूसरा समय चुनें।',
  address_required: 'कृपया पहले पता चुनें।',
  too_many_unpaid: 'बिना भुगतान वाली बुकिंग की आपकी सीमा {{limit}} है। पहले एक का भुगतान करें या उसे रद्द करें।',
  too_many_cash: 'नक़द बुकिंग की आपकी सीमा {{limit}} है। इसका भुगतान ऑनलाइन करें।',
  too_many_open: 'खुली बुकिंग की आपकी सीमा {{limit}} है। पहले एक पूरी होने दें या उसे रद्द करें।',
  slot_required: 'कृपया पहले समय चुनें।',
  offer_expired: 'यह बुकिंग स्वीकार करने का समय बीत गया।',
  professional_not_found: notThere,
  professional_busy: 'यह कारीगर उस समय ख़ाली नहीं है।',
  too_early_to_start: 'काम तय समय से 60 मिनट पहले से शुरू हो सकता है।',
  start_code_wrong: 'यह कोड सही नहीं है। ग्राहक से इस बुकिंग का कोड पूछें।',
  start_code_used_up: 'बहुत बार ग़लत कोड लिखा गया। ग्राहक को नया कोड दिखने तक रुकें।',
  addition_open: 'जोड़ी गई सेवा पर ग्राहक ने अभी जवाब नहीं दिया है।',
  addition_not_found: notThere,
  photo_limit: 'एक बुकिंग में 10 तस्वीरें आती हैं।',
  photo_unreadable: 'यह फ़ाइल ऐसी तस्वीर नहीं है जिसे हम पढ़ सकें।',
  cash_not_due: 'इस बुकिंग में नक़द देना बाक़ी नहीं है।',
  pincode_unknown: 'यह पिन कोड हमें नहीं मिला।',
  state_unknown: 'यह राज्य हमें नहीं मिला।',
  place_not_found: 'पता नहीं मिल सका, कृपया फिर कोशिश करें',
  address_not_found: 'यह पता अब सहेजा हुआ नहीं है।',
  too_many_addresses: 'आप 20 पते रख सकते हैं। पहले एक हटाएँ।',
  incident_not_found: notThere,
  incident_moved_on: 'यह संदेश आगे बढ़ चुका है। फिर देखें।',
  incident_reopen_too_late: 'यह संदेश पुराना है। नया संदेश भेजें।',
  too_many_incidents: 'आज आपने बहुत संदेश भेजे हैं। हमें फ़ोन करें।',
  message_looks_like_spam: 'संदेश में लिंक ज़्यादा हैं। कुछ हटाकर फिर भेजें।',
  order_not_found: notThere,
  nothing_due: 'इस बुकिंग में कुछ देना बाक़ी नहीं है।',
  payment_window_over: 'भुगतान का समय बीत गया। कृपया फिर से बुक करें।',
  webhook_signature_refused: 'हस्ताक्षर मेल नहीं खाता।',
  webhook_stale: 'यह सूचना बहुत पुरानी है।',
  gateway_unavailable: 'भुगतान सेवा जवाब नहीं दे रही। कोई पैसा नहीं कटा; कृपया फिर कोशिश करें।',
  invoice_made: 'बिल बन चुका है और बदल नहीं सकता।',
  invoice_not_ready: 'काम और भुगतान पूरा होने पर बिल बनता है।',
  invalid_request: 'कृपया निशान लगे ख़ाने देखें।',
  malformed_body: 'अनुरोध पढ़ा नहीं जा सका।',
  signed_out: 'सत्र समाप्त हो गया',
  forbidden: notAllowed,
  csrf_refused: notAllowed,
  not_found: notThere,
  stale_state: 'इस बीच यह बदल गया है। कृपया फिर देखें।',
  idempotency_key_reused: 'कृपया फिर कोशिश करें।',
  idempotency_key_missing: 'कृपया फिर कोशिश करें।',
  idempotency_in_progress: 'यही अनुरोध अभी चल रहा है।',
  body_too_large: 'यह बहुत बड़ा है।',
  storage_full: 'अभी फ़ाइलों के लिए जगह नहीं है। थोड़ी देर बाद फिर कोशिश करें।',
  file_too_complex: 'यह फ़ाइल इतनी जटिल है कि खुल नहीं सकी। इसकी सरल प्रति अपलोड करें।',
  unsupported_media: 'इस तरह की सामग्री नहीं ली जाती।',
  invalid_data: 'अमान्य डेटा',
  payload_required: 'ग़लत जानकारी',
  payload_stale: 'ग़लत जानकारी',
  payload_key_unknown: 'ग़लत जानकारी',
  too_many_requests: 'बहुत सारे अनुरोध। कृपया थोड़ी देर बाद कोशिश करें।',
  erasure_blocked: 'आपका कुछ अभी बाक़ी है। कृपया पहले उसे पूरा करें।',
  picture_unreadable: 'यह तस्वीर पढ़ी नहीं जा सकी। कृपया JPEG, PNG या WebP दें।',
  card_not_found: notThere,
  card_withdrawn: 'यह कार्ड अब साझा नहीं है।',
  card_address_taken: 'यह पता लिया जा चुका है। कृपया दूसरा चुनें।',
  card_needs_name: 'कार्ड साझा करने से पहले कृपया अपना नाम बताएँ।',
  item_not_found: notThere,
  item_limit: 'पहले से 500 हैं। कृपया पहले कुछ हटाएँ।',
  demo_asked: 'आप डेमो पहले ही माँग चुके हैं। हम आपको फ़ोन करेंगे।',
  staff_not_found: notThere,
  staff_moved_on: 'इस बीच यह बदल गया है। कृपया फिर देखें।',
  staff_has_open_jobs: 'इस नाम पर काम बाक़ी हैं। कृपया पहले किसी और को दें।',
  staff_already_here: 'यह व्यक्ति पहले से आपके यहाँ काम करता है।',
  staff_already_invited: 'इस नंबर को पहले ही बुलाया जा चुका है।',
  staff_is_owner: 'यह मालिक का नंबर है।',
  staff_limit: 'एक समय में 500 से ज़्यादा लोग नहीं। कृपया पहले सूची साफ़ करें।',
  invitation_lapsed: 'इस बुलावे का समय निकल गया है। कृपया नया माँगें।',
  rights_not_held: 'आप वही अधिकार दे या ले सकते हैं जो आपके पास हैं।',
  owner_set_elsewhere: 'मालिक काम पर जाते हैं या नहीं, यह दुकान के समय के साथ तय होता है।',
  own_rights: 'अपने अधिकार कोई ख़ुद नहीं बदलता।',
  sheet_too_wide: 'इस शीट में बहुत ज़्यादा कॉलम हैं। हमारा नमूना इस्तेमाल करें।',
  sheet_unreadable: 'यह फ़ाइल पढ़ी नहीं जा सकी। कृपया हमारा नमूना CSV या XLSX में इस्तेमाल करें।',
  sheet_empty: 'इस फ़ाइल में कोई नहीं है।',
  sheet_too_long: 'एक बार में ज़्यादा से ज़्यादा 500 पंक्तियाँ दें।',
  sheet_columns: 'स्तंभ नमूने जैसे नहीं हैं।',
  sheet_not_previewed: 'यह वह फ़ाइल नहीं जो देखी गई थी। कृपया फिर देखें।',
  sheet_has_errors: 'कोई जोड़ा नहीं गया: कृपया पहले चिह्नित पंक्तियाँ ठीक करें।',
  server_error: 'सर्वर में कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें',
  unavailable: 'अभी बहुत भीड़ है। कृपया ज़रा देर में फिर कोशिश करें।',
};

/** What forms say at a field, under the contract's English. */
const fieldSentences = {
  'This cannot be empty.': 'यह ख़ाली नहीं रह सकता।',
  'Please enter text.': 'कृपया कुछ लिखें।',
  'Use at most 80 characters.': 'ज़्यादा से ज़्यादा 80 अक्षर लिखें।',
  'Use at most 120 characters.': 'ज़्यादा से ज़्यादा 120 अक्षर लिखें।',
  'Use at most 160 characters.': 'ज़्यादा से ज़्यादा 160 अक्षर लिखें।',
  'Use at most 300 characters.': 'ज़्यादा से ज़्यादा 300 अक्षर लिखें।',
  'This holds a character that cannot be stored.': 'इसमें ऐसा अक्षर है जो सहेजा नहीं जा सकता।',
  'Choose Home, Office or Other.': 'घर, दफ़्तर या दूसरी जगह चुनें।',
} satisfies Record<string, string>;

const under = (prefix: string, words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([key, value]) => [`${prefix}.${key}`, value]));

export const refusalWords: Readonly<Record<string, string>> = {
  ...under('refusal', sentences),
  ...under('sentence', fieldSentences),
};
