import type { jobFeedErrors } from '@nukkad/contract/hiring/job-feed/job-feed.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Open jobs for job boards. */
export const jobFeedWords = {
  'jobFeed.title': 'जॉब बोर्ड',
  'jobFeed.about': 'एक पते से अपनी खुली नौकरियाँ जॉब बोर्ड पर दिखाएँ।',
  'jobFeed.lead': 'एक पता आपकी खुली नौकरियाँ जॉब बोर्ड पर दिखाता है।',
  'jobFeed.off': 'आपका फ़ीड बंद है। पता बनाएँ और जॉब बोर्ड पर डालें, तब आपकी नौकरियाँ वहाँ दिखेंगी।',
  'jobFeed.address': 'आपके फ़ीड का पता',
  'jobFeed.secret': 'यह पता जिसके पास है वह आपकी खुली नौकरियाँ पढ़ सकता है। इसे सिर्फ़ जॉब बोर्ड को दें।',
  'jobFeed.copy': 'पता कॉपी करें',
  'jobFeed.jobs': 'फ़ीड में नौकरियाँ',
  'jobFeed.open_one': '{{count}} खुली नौकरी',
  'jobFeed.open_other': '{{count}} खुली नौकरियाँ',
  'jobFeed.since': 'पता बना',
  'jobFeed.make': 'पता बनाएँ',
  'jobFeed.make.done': 'आपका फ़ीड चालू है',
  'jobFeed.renew': 'नया पता',
  'jobFeed.renew.title': 'नया पता बनाएँ?',
  'jobFeed.renew.ends': 'अभी वाला पता तुरंत बंद हो जाएगा।',
  'jobFeed.renew.again': 'नया पता हर जॉब बोर्ड पर डालें।',
  'jobFeed.renew.done': 'आपके फ़ीड का नया पता बन गया',
  'jobFeed.stop': 'फ़ीड बंद करें',
  'jobFeed.stop.title': 'फ़ीड बंद करें?',
  'jobFeed.stop.ends': 'जॉब बोर्ड इस पते से आपकी नौकरियाँ नहीं पढ़ पाएँगे।',
  'jobFeed.stop.stays': 'आपकी नौकरियाँ यहाँ खुली रहेंगी।',
  'jobFeed.stop.done': 'फ़ीड बंद हुआ',
  'jobFeed.keep': 'फ़ीड रखें',
  'jobFeed.how': 'यह कैसे काम करता है',
  'jobFeed.how.enter': 'पता ऐसे जॉब बोर्ड पर डालें जो XML फ़ीड पढ़ता है, जैसे Indeed या Jooble।',
  'jobFeed.how.reads': 'बोर्ड इससे आपकी खुली नौकरियाँ पढ़ता है, आम तौर पर दिन में एक बार। बंद नौकरियाँ हट जाती हैं।',
  'jobFeed.how.apply': 'उम्मीदवार यहाँ नौकरी के पेज पर आते हैं और हमेशा की तरह आवेदन करते हैं।',
  'jobFeed.how.count': 'भर्ती के आँकड़े बताते हैं कि कितने आवेदक जॉब बोर्ड से आए।',
};

export const jobFeedRefusals = refusalsInHindi<keyof typeof jobFeedErrors>({
  job_feed_not_found: 'यह उपलब्ध नहीं है',
  job_feed_changed: 'आपके फ़ीड का पता बदल गया है। देखकर फिर कोशिश करें।',
  job_feed_off: 'आपका फ़ीड पहले से बंद है।',
});
