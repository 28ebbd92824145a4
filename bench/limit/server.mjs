/**
 * The limit: what the machine gives a hand-written server without checks of input, rate limits, security headers, logs and
 * layers. It answers the same addresses with the same bodies as the product, from the same tables, by the fewest statements.
 */
import Fastify from 'fastify';
import { addService } from './additions.mjs';
import { apply, invite, moveApplication } from './applications.mjs';
import { sendJson } from './answers.mjs';
import { checkIn, monthOfEveryone } from './attendance.mjs';
import { applicationCounts, boardColumn } from './board.mjs';
import { collectCash } from './cash.mjs';
import { calendarOfDays } from './calendar.mjs';
import { cancelBooking, openDispute, rescheduleBooking } from './changes.mjs';
import { rowsOf } from './driver.mjs';
import { candidates, openJobs } from './hiring.mjs';
import { earningList } from './earnings.mjs';
import { feed } from './feed.mjs';
import { setReaction, updatePoll } from './network-writes.mjs';
import { cartStatus, customerList, partnerList, statusCount } from './own-bookings.mjs';
import { acceptBooking, assignProfessional, completeWork, startWork } from './moves.mjs';
import { answerPage, hold } from './pages.mjs';
import { placeBooking } from './place-booking.mjs';
import { leadList, saveQuote } from './leads.mjs';
import { oneService, search } from './services.mjs';
import { verifyOtp } from './sign-in.mjs';
import { slotsOfDay } from './slots.mjs';
import { isSignedIn } from './session.mjs';

/** Rules that hold without a row here are written into the limit's code. */
const [{ rules }] = await rowsOf(
  "select count(*) as rules from setting where key in ('price.fees', 'price.tax', 'schedule.rules', 'booking.caps')",
);
if (rules > 0) throw new Error('The limit knows only the rules that hold without a row in `setting`.');

/** Open to anyone; with a token its session is checked beside. */
const openReads = {
  '/api/service/search': search,
  '/api/service/serviceDetails': oneService,
  '/api/service/getTimeSlot': slotsOfDay,
  '/api/jobs/all': openJobs,
};
/** Their statements join the session. */
const ownReads = {
  '/api/service/cart/status': cartStatus,
  '/api/qoutations/leads': leadList,
  '/api/feed/getFeeds': feed,
  '/api/jobs/getCandidates': candidates,
  '/api/jobs/getAppliedCandidates': boardColumn,
  '/api/jobs/appliedCount': applicationCounts,
  '/api/service/booking/customer/list': customerList,
  '/api/service/booking/partner/list': partnerList,
  '/api/service/booking/partner/calendar': calendarOfDays,
  '/api/service/provider/earning_list': earningList,
  '/api/service/statusCount': statusCount,
  '/api/user/attendance/monthly': monthOfEveryone,
};
const writes = {
  'POST /api/home/verifyotp': verifyOtp,
  'POST /api/payment/create_booking': placeBooking,
  'PATCH /api/service/booking/partner/acceptReject': acceptBooking,
  'PATCH /api/service/booking/partner/assign_pro': assignProfessional,
  'POST /api/service/booking/partner/verifiyOTP': startWork,
  'POST /api/service/booking/partner/completed': completeWork,
  'PATCH /api/service/booking/reschedule': rescheduleBooking,
  'PATCH /api/service/booking/customer/cancel': cancelBooking,
  'POST /api/service/booking/partner/add_additiona_service': addService,
  'PATCH /api/service/booking/collectCash': collectCash,
  'POST /api/service/booking/dispute': openDispute,
  'PUT /api/network/reaction': setReaction,
  'PATCH /api/polls/questions': updatePoll,
  'POST /api/user/checkInOut': checkIn,
  'PATCH /api/qoutations/update_Price': saveQuote,
  'POST /api/jobs/applyForJob': apply,
  'PATCH /api/jobs/updateAppliedJob': moveApplication,
  'POST /api/jobs/candidate/invite': invite,
};

const app = Fastify({ logger: false });
app.get('/ready', () => ({ ready: true }));
for (const [path, answer] of Object.entries(openReads))
  app.get(path, async (request, reply) => {
    const { authorization } = request.headers;
    const [found, admitted] = await Promise.all([
      answer(request),
      !authorization || isSignedIn(request.headers),
    ]);
    return admitted ? sendJson(request, reply, found) : reply.status(401).send({ code: 'signed_out' });
  });
for (const [path, answer] of Object.entries(ownReads))
  app.get(path, async (request, reply) => sendJson(request, reply, await answer(request)));
for (const [call, write] of Object.entries(writes)) {
  const [method, url] = call.split(' ');
  const handler = async (request, reply) => {
    const { status, answer } = await write(request);
    return sendJson(request, reply.status(status), answer);
  };
  app.route({ method, url, handler });
}
app.get('/*', answerPage);

process.on('message', (answers) => {
  hold(answers);
  process.send({ held: true });
});
process.once('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env.LIMIT_PORT), host: '127.0.0.1' });
