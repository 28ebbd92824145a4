/** Partners that a customer marked. */
export const favouriteWords = {
  'favourite.title': 'पसंदीदा पार्टनर',
  'favourite.title.about': 'आपके सेव किए पार्टनर और उनका अगला ख़ाली समय।',
  'favourite.mark': 'पसंदीदा',
  'favourite.mark.of': 'पसंदीदा: {{name}}',
  'favourite.logIn': 'पसंदीदा: {{name}} को सेव करने के लिए लॉग इन करें',
  'favourite.closed': 'अभी बुकिंग नहीं लेते',
  'favourite.last': 'पिछली विज़िट: {{service}}, {{day}}',
  'favourite.open': 'पिछली बुकिंग देखें',
};
