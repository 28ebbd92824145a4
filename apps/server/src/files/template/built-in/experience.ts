import type { BuiltIn } from './built-in-text.ts';
import { businessSigns } from './signing-block.ts';

export const experience: BuiltIn = {
  en: {
    title: 'Experience letter',
    body: `**To whom it may concern**

This is to certify that **{{ employee.name }}** worked with {{ business.name }}{% if employee.designation %} as **{{ employee.designation }}**{% endif %}{% if employee.department %} in the {{ employee.department }} department{% endif %} from **{{ employee.joined_on }}** to **{{ employee.last_day_on }}**.

During this time {{ employee.name }} carried out the duties of the position. This letter is issued at the employee’s request as proof of experience.

We thank {{ employee.name }} for the work done with us and wish them success.

${businessSigns('en')}`,
  },
  hi: {
    title: 'अनुभव प्रमाण पत्र',
    body: `**जिससे भी संबंधित हो**

प्रमाणित किया जाता है कि **{{ employee.name }}** ने **{{ employee.joined_on }}** से **{{ employee.last_day_on }}** तक {{ business.name }} में{% if employee.department %} {{ employee.department }} विभाग में{% endif %}{% if employee.designation %} **{{ employee.designation }}** के पद पर{% endif %} काम किया।

इस दौरान {{ employee.name }} ने अपने पद की ज़िम्मेदारियाँ निभाईं। यह पत्र कर्मचारी के अनुरोध पर अनुभव के प्रमाण के लिए दिया जाता है।

हमारे साथ किए काम के लिए {{ employee.name }} का धन्यवाद, और आगे के लिए शुभकामनाएँ।

${businessSigns('hi')}`,
  },
};
