/** Hindi of drive-sentences.ts. */
export const driveSentencesInHindi = {
  'drive.keep': '{{who}} ने ड्राइव में फ़ाइल या फ़ोल्डर जोड़ा।',
  'drive.addVersion': '{{who}} ने ड्राइव की फ़ाइल का नया वर्शन जोड़ा।',
  'drive.rename': '{{who}} ने ड्राइव की फ़ाइल या फ़ोल्डर का नाम बदला।',
  'drive.move': '{{who}} ने ड्राइव की फ़ाइल या फ़ोल्डर को दूसरी जगह रखा।',
  'drive.bin': '{{who}} ने फ़ाइल या फ़ोल्डर को बिन में डाला।',
  'drive.restore': '{{who}} ने फ़ाइल या फ़ोल्डर को बिन से वापस लिया।',
  'drive.remove': '{{who}} ने फ़ाइल या फ़ोल्डर को बिन से हमेशा के लिए हटाया।',
} as const;
