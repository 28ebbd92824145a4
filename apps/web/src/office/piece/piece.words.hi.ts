import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const pieceWords = {
  'piece.banners': 'समाचार और ऑफ़र',
  'piece.hide': '“{{title}}” छिपाएँ',
  'piece.preview': 'पूर्वावलोकन',
  'piece.preview.lead': 'यह पेज दस मिनट तक सिर्फ़ आप खोल सकते हैं। लोगों को यह अभी नहीं दिखता।',
  'piece.phone': 'फ़ोन पर',
  'piece.desk': 'कंप्यूटर पर',
};

export const pieceRefusals = refusalsInHindi<'piece_preview_over'>({
  piece_preview_over: 'यह पूर्वावलोकन ख़त्म हो गया है। इसे बैक ऑफ़िस से फिर खोलें।',
});
