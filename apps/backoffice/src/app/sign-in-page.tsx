import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { adminQuery } from '../office/admin/admin.queries.ts';
import { SignIn } from '../office/admin/sign-in.tsx';

interface CameFrom {
  readonly from?: string;
  readonly note?: string;
}

export function SignInPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { from = '/', note = null } = (location.state ?? {}) as CameFrom;
  // Read once: the ticket leaves the address when the next step begins.
  const [linkTicket] = useState(() => /^#([\w-]{43})$/.exec(location.hash)?.[1] ?? null);
  return (
    <SignIn
      linkTicket={linkTicket}
      note={note}
      onEntered={(admin) => {
        client.clear();
        client.setQueryData(adminQuery.queryKey, admin);
        void navigate(from, { replace: true });
      }}
    />
  );
}
