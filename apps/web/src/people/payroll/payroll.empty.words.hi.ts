export const payrollEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-payrolls': 'आपने अभी किसी महीने का वेतन नहीं बनाया',
  'empty.no-payrolls.words': 'पहले हर व्यक्ति का वेतन तय करें, फिर महीने का हिसाब करें।',
  'empty.no-payrolls.go': 'वेतन तय करें',
  'empty.no-structures': 'आपने अभी कोई वेतन संरचना नहीं जोड़ी',
  'empty.no-structures.words': 'संरचना बताती है कि वेतन किन हिस्सों से बनता है: मूल वेतन, भत्ते, कटौतियाँ।',
  'empty.no-structures.go': 'संरचना जोड़ें',
  'empty.no-payslips': 'अभी आपकी कोई वेतन पर्ची नहीं है',
  'empty.no-payslips.words': 'महीने के वेतन की पुष्टि होते ही पर्ची यहाँ दिखेगी।',
  'empty.no-payslips.go': 'सूचनाएँ देखें',
};
