/** The person's files of lists; what is said of each file lies with the list kit. */
export const listExportWords = {
  'exports.title': 'आपके एक्सपोर्ट',
  'exports.lead': 'जिन सूचियों को आपने फ़ाइल में सेव किया। हर फ़ाइल 7 दिन बाद हट जाती है।',
};
