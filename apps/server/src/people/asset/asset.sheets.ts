import { listAssets } from '@nukkad/contract/people/asset/asset.api';
import { type Sheet, inWords, said, searched, sheet } from '../../platform/sheet/sheet.ts';

const stateWords = inWords({
  available: said('Available', 'उपलब्ध'),
  handed_out: said('Waiting for an answer', 'जवाब का इंतज़ार'),
  held: said('Handed out', 'दिया हुआ'),
  disputed: said('Disputed', 'विवादित'),
  in_repair: said('In repair', 'मरम्मत में'),
  lost: said('Lost', 'खोया हुआ'),
  retired: said('Retired', 'हटाया हुआ'),
});
const conditionWords = inWords({
  new: said('New', 'नया'),
  good: said('Good', 'अच्छा'),
  worn: said('Worn', 'घिसा हुआ'),
  damaged: said('Damaged', 'टूटा-फूटा'),
});
const kindWords = inWords({
  tool: said('Tool', 'औज़ार'),
  machine: said('Machine', 'मशीन'),
  phone: said('Phone or tablet', 'फ़ोन या टैबलेट'),
  computer: said('Computer', 'कंप्यूटर'),
  vehicle: said('Vehicle', 'वाहन'),
  uniform: said('Uniform', 'वर्दी'),
  keys: said('Keys or card', 'चाबी या कार्ड'),
  safety: said('Safety gear', 'सुरक्षा का सामान'),
  furniture: said('Furniture', 'फ़र्नीचर'),
  other: said('Other', 'अन्य'),
});
const tabWords = inWords({
  all: said('All', 'सभी'),
  out: said('Handed out', 'दिए हुए'),
  available: said('Available', 'उपलब्ध'),
  check: said('Needs attention', 'ध्यान दें'),
  retired: said('Retired', 'हटाए हुए'),
});

/** The office's list of assets, a row for each. */
export const assetSheet: Sheet = sheet(listAssets, {
  list: 'assets',
  title: said('Company assets', 'कंपनी का सामान'),
  columns: [
    { title: said('Name', 'नाम'), kind: 'text', of: (row) => row.name },
    { title: said('Kind', 'प्रकार'), kind: 'text', of: (row, language) => kindWords(row.kind, language) },
    { title: said('Serial number', 'सीरियल नंबर'), kind: 'text', of: (row) => row.tag },
    { title: said('Status', 'स्थिति'), kind: 'text', of: (row, language) => stateWords(row.status, language) },
    {
      title: said('Condition', 'हालत'),
      kind: 'text',
      of: (row, language) => conditionWords(row.condition, language),
    },
    { title: said('With', 'किसके पास'), kind: 'text', of: (row) => row.holder?.fullName ?? null },
    { title: said('Due back', 'वापसी'), kind: 'day', of: (row) => row.dueOn },
    { title: said('Value', 'क़ीमत'), kind: 'rupees', of: (row) => row.value },
    { title: said('Bought on', 'ख़रीद की तारीख़'), kind: 'day', of: (row) => row.boughtOn },
  ],
  filters: {
    tab: { title: said('Shown', 'दिखाए गए'), value: tabWords },
    kind: { title: said('Kind', 'प्रकार'), value: kindWords },
    q: searched,
  },
});
