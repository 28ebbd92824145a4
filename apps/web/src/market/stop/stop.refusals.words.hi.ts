import type { stopErrors } from '@nukkad/contract/market/stop/stop.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const stopRefusals = refusalsInHindi<keyof typeof stopErrors>({
  stop_open: 'किसी ने यह विज़िट ख़त्म करने को पूछा है। पहले उसका जवाब दें।',
  stop_over: 'विज़िट ख़त्म करने का यह अनुरोध अब खुला नहीं है।',
  stop_line_unknown: 'इस बुकिंग की सेवाओं में से चुनें।',
  stop_words_needed: 'कुछ शब्दों में बताएँ कि विज़िट आगे क्यों नहीं हो सकती।',
});
