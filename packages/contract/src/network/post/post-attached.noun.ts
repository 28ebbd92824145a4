import { defineErrors } from '../../kernel/errors.ts';

export const postAttachedErrors = defineErrors({
  post_attached_kinds: [
    400,
    'A post can have pictures, a video, a document, a poll or a finished job: one of them.',
  ],
  post_file_limit: [429, 'You have added a lot today. Try again tomorrow.'],
  post_file_limit_new: [429, 'In your first 7 days you can add one video or document a day.'],
  post_file_not_found: [404, 'This file isn’t there any more. Add it again.'],
  post_video_unreadable: [415, 'We can’t play this video everywhere. Choose an MP4 or WebM file.'],
  post_video_too_long: [415, 'This video is longer than 60 seconds. Choose a shorter one.'],
  post_video_picture: [415, 'Choose a picture from the video.'],
  post_document_unreadable: [415, 'This document is damaged, or isn’t a PDF, DOCX or XLSX file.'],
  post_document_active: [
    415,
    'This document has a macro, a script or another file in it. Remove it and try again.',
  ],
  post_document_locked: [415, 'This document has a password. Remove it and try again.'],
  post_poll_now: [400, 'A post with a poll is published at once. Turn off Publish later.'],
  post_poll_group: [400, 'Posts in a group have no polls.'],
  post_poll_not_open: [409, 'Choose one of your own polls that is open.'],
});
