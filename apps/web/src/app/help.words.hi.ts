export const helpWords = {
  'help.title': 'मदद',
  'help.lead': 'आम सवाल, और हमसे संपर्क कैसे करें।',
  'help.partner': 'क्या आप ये सेवाएँ देते हैं?',
  'footer.help': 'मदद',
};
