// Keeps the chat up to date, without losing what is being typed.
const chat = document.querySelector('[data-live]');
const isAtEnd = () => chat.scrollHeight - chat.scrollTop - chat.clientHeight < 80;
let shown = '';
chat.scrollTop = chat.scrollHeight;
setInterval(async () => {
  const answer = await fetch(chat.dataset.live).catch(() => null);
  const text = answer?.ok ? await answer.text() : shown;
  if (text === shown) return;
  const follows = isAtEnd() || shown === '';
  shown = text;
  chat.innerHTML = text;
  if (follows) chat.scrollTop = chat.scrollHeight;
}, 1000);

// A chosen file has to be seen before it is sent.
const file = document.querySelector('input[type=file]');
const line = document.querySelector('input[name=text]');
const hint = line.placeholder;
file.addEventListener('change', () => {
  line.placeholder = file.files[0]?.name ?? hint;
});
