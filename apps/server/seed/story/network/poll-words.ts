/** What members of the demo city ask each other. */
import type { NewPollBody } from '@nukkad/contract/network/poll/poll.model';

const day = 1_440;

interface Asked {
  readonly question: string;
  readonly options: readonly string[];
  /** How often each is chosen, beside the others. */
  readonly weights: readonly number[];
}

export const endedPolls: readonly Asked[] = [
  {
    question: 'Which evening suits you for the street meeting?',
    options: ['Friday', 'Saturday', 'Sunday'],
    weights: [2, 7, 4],
  },
  {
    question: 'How often is your water tank cleaned?',
    options: ['Each 3 months', 'Twice a year', 'Once a year', 'I don’t know'],
    weights: [2, 5, 4, 2],
  },
  {
    question: 'Do you switch the geyser off at the wall?',
    options: ['Always', 'Sometimes', 'Never'],
    weights: [6, 4, 2],
  },
  {
    question: 'गली की सफ़ाई के लिए कौन सा दिन ठीक है?',
    options: ['शनिवार', 'रविवार', 'दोनों'],
    weights: [3, 6, 2],
  },
  {
    question: 'What colour for the school gate?',
    options: ['Blue', 'Green', 'Brick red', 'White'],
    weights: [5, 4, 3, 1],
  },
  {
    question: 'Do you get your AC serviced before summer?',
    options: ['Yes, every year', 'Only when it stops', 'I have no AC'],
    weights: [5, 4, 3],
  },
  {
    question: 'Should shops here open on Sunday mornings?',
    options: ['Yes', 'No'],
    weights: [6, 5],
  },
  {
    question: 'Should the park gate stay open till 9 PM?',
    options: ['Yes', 'No', 'Only in summer'],
    weights: [7, 3, 2],
  },
  {
    question: 'How much do you pay for a tanker of 6,000 litres?',
    options: ['Below ₹700', '₹700 to ₹900', '₹900 to ₹1,200', 'More'],
    weights: [1, 4, 5, 2],
  },
  {
    question: 'घर की पुताई कितने साल में कराते हैं?',
    options: ['हर 3 साल', 'हर 5 साल', 'जब ज़रूरत हो'],
    weights: [2, 4, 6],
  },
  {
    question: 'Which festival lights for the lane?',
    options: ['Warm white', 'All colours', 'Only diyas'],
    weights: [5, 3, 6],
  },
  {
    question: 'Do you sort wet and dry waste?',
    options: ['Every day', 'When I remember', 'My help does', 'Not yet'],
    weights: [7, 3, 4, 1],
  },
  {
    question: 'RO का फ़िल्टर कब बदलते हैं?',
    options: ['6 महीने में', 'साल में', 'जब स्वाद बदले'],
    weights: [3, 6, 4],
  },
  {
    question: 'Speed breaker before the school: yes or no?',
    options: ['Yes', 'No'],
    weights: [9, 2],
  },
  {
    question: 'Mehendi at home or at the salon?',
    options: ['At home', 'At the salon', 'I do my own'],
    weights: [6, 2, 2],
  },
  {
    question: 'Where should the new bench stand?',
    options: ['Milk booth', 'Temple corner', 'Bus stop'],
    weights: [3, 4, 5],
  },
  {
    question: 'Chai kitne baje pilaani chahiye workers ko?',
    options: ['Subah 11', 'Shaam 4', 'Dono'],
    weights: [2, 3, 8],
  },
  {
    question: 'Which day is best for pest control?',
    options: ['Friday evening', 'Saturday', 'A weekday morning'],
    weights: [2, 6, 3],
  },
];

export const openPolls: readonly (Asked &
  Pick<NewPollBody, 'minutes' | 'isAnonymous' | 'canChange' | 'results'>)[] = [
  {
    question: 'When do you prefer a home visit?',
    options: ['Before 10 AM', '10 AM to 1 PM', 'Afternoon', 'After 6 PM'],
    weights: [3, 5, 2, 6],
    minutes: 7 * day,
    isAnonymous: false,
    canChange: true,
    results: 'after_vote',
  },
  {
    question: 'Which weekend offer would you use?',
    options: ['Deep cleaning', 'Tap and drain check', 'Fan and switch check'],
    weights: [5, 3, 3],
    minutes: 3 * day,
    isAnonymous: true,
    canChange: true,
    results: 'after_vote',
  },
  {
    question: 'How do you find a new electrician?',
    options: ['A neighbour tells me', 'I search here', 'The same one for years'],
    weights: [4, 6, 3],
    minutes: 14 * day,
    isAnonymous: true,
    canChange: false,
    results: 'at_end',
  },
  {
    question: 'मानसून से पहले आप क्या करवाते हैं?',
    options: ['छत की मरम्मत', 'नाली की सफ़ाई', 'बिजली की जाँच', 'कुछ नहीं'],
    weights: [4, 5, 3, 2],
    minutes: 30 * day,
    isAnonymous: false,
    canChange: true,
    results: 'after_vote',
  },
  {
    question: 'Shall we keep the evening slots in winter?',
    options: ['Yes', 'No', 'Only on weekdays'],
    weights: [6, 1, 3],
    minutes: 5 * day,
    isAnonymous: false,
    canChange: false,
    results: 'at_end',
  },
  {
    question: 'One street library shelf: who would use it?',
    options: ['We would', 'Our children would', 'We have books to give', 'Not us'],
    weights: [5, 6, 4, 1],
    minutes: 10 * day,
    isAnonymous: false,
    canChange: true,
    results: 'after_vote',
  },
  {
    question: 'बिजली कटने पर आपके घर क्या चलता है?',
    options: ['इन्वर्टर', 'जनरेटर', 'मोमबत्ती', 'कुछ नहीं'],
    weights: [8, 1, 3, 2],
    minutes: 12 * day,
    isAnonymous: true,
    canChange: true,
    results: 'after_vote',
  },
  {
    question: 'Evening market on the main road or behind the school?',
    options: ['Main road', 'Behind the school', 'No market, please'],
    weights: [5, 6, 1],
    minutes: 9 * day,
    isAnonymous: false,
    canChange: false,
    results: 'at_end',
  },
];
