/** The end of `landed`: since the feed of the network. Add a new one at the end. */
export const landedSince: readonly string[] = [
  '1425_post',
  '1426_contact_try_of_posts',
  '1431_network_comment',
  '1432_network_moderation',
  '1440_poll',
  '1441_moderation_of_polls',
  '1445_search_miss',
  '1446_member_by_sound',
  '1505_template_of_changes',
  '1506_scope_change_own_paper',
  '1450_story',
  '1451_subjects_of_stories',
];
