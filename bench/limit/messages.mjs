/** Bare Socket.IO with one insert for each message: no rights, no numbers, no marks. Its rooms are those of people. */
import { createServer } from 'node:http';
import pg from 'pg';
import { Server } from 'socket.io';

const pool = new pg.Pool({ connectionString: process.env.LIMIT_DATABASE_URL, max: 20 });
await pool.query(`create table if not exists limit_message (message_id uuid primary key, conversation_id uuid not null,
  user_id uuid not null, text text not null, at timestamptz not null)`);
const http = createServer((_request, response) => response.end('ready'));
const io = new Server(http, { serveClient: false });
io.on('connection', (socket) => {
  const { userId } = socket.handshake.auth;
  void socket.join(userId);
  socket.on('message', async ({ messageId, conversationId, to, text }, acknowledge) => {
    const at = new Date();
    await pool.query({
      name: 'insert',
      text: 'insert into limit_message (message_id, conversation_id, user_id, text, at) values ($1, $2, $3, $4, $5)',
      values: [messageId, conversationId, userId, text, at],
    });
    io.to(to).emit('clientmessage', { messageId, conversationId, from: userId, text, at: at.toISOString() });
    acknowledge({ ok: true, data: { messageId, at: at.toISOString() } });
  });
});
http.listen(Number(process.env.LIMIT_PORT), '127.0.0.1');
