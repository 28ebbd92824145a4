import * as paperApi from '@nukkad/contract/work/payment-book/party-paper.api';
import * as api from '@nukkad/contract/work/payment-book/payment-book.api';
import { type Route, route } from '../../platform/http/route.ts';
import { getBookStatement } from './book-statement.ts';
import { issuePaper, previewPaper } from './paper/issue-paper.ts';
import { getPaperFile, listIssuedPaper } from './paper/read-paper.ts';
import { sendPaper } from './paper/send-paper.ts';
import type { PaymentBookDependencies } from './payment-book.interface.ts';
import { getProjectAnalytics } from './project-analytics.ts';
import { getPaymentBook, listBookEntries } from './read-book.ts';
import { noteCredit, noteReceipt, reverseEntry } from './write-entry.ts';

export const paymentBookRoutes = (deps: PaymentBookDependencies): readonly Route[] => [
  route(api.getPaymentBook, (call) => getPaymentBook(deps, call, call.input.query)),
  route(api.listBookEntries, (call) => listBookEntries(deps, call, call.input.query)),
  route(api.noteReceipt, (call) => noteReceipt(deps, call, call.input.body)),
  route(api.noteCredit, (call) => noteCredit(deps, call, call.input.body)),
  route(api.reverseEntry, (call) => reverseEntry(deps, call, call.input.body)),
  route(api.getBookStatement, (call) => getBookStatement(deps, call)),
  route(paperApi.listIssuedPaper, (call) => listIssuedPaper(deps, call, call.input.query)),
  route(paperApi.previewPaper, (call) => previewPaper(deps, call, call.input.body)),
  route(paperApi.issuePaper, (call) => issuePaper(deps, call, call.input.body)),
  route(paperApi.getPaperFile, (call) => getPaperFile(deps, call, call.input.query)),
  route(paperApi.sendPaper, (call) => sendPaper(deps, call, call.input.body)),
  route(api.getProjectAnalytics, (call) => getProjectAnalytics(deps, call)),
];
