import type { Claims, EmailTexts } from './email-words.ts';

const change = ({ canMove }: Claims) => `To ${canMove ? 'change or cancel' : 'cancel'} it, open your application link.`;
const ready = 'It takes about 30 minutes. Have your phone ready, with a good signal.';

const reopen = ({ canReopen }: Claims) =>
  canReopen ? 'If you change your mind, you can reopen it with your application link until {day}.' : null;

/** `{asker}` is the driver who asks a guarantor. */
export const englishTexts: EmailTexts = {
  greeting: (name) => (name ? `Hi ${name},` : 'Hi,'),
  at: (time, place) => `${time}, ${place}`,
  join: 'Join the video call',
  open: 'Open my application',
  someone: 'Somebody who knows you',
  thanks: 'Thanks for sending it.',
  joinLater: 'To join the video call, open your application link.',
  help: (channels) => `Questions? We’re here to help: ${channels}`,
  optOut: 'Reply STOP to opt out.',
  stop: 'Don’t want these e-mails anymore? Open this:',
  emails: {
    application_sent: {
      short: 'We have your application. {answer} A person will review it, and we’ll let you know.',
      subject: () => 'We have your application',
      lines: ['We have your application. A person will review your information and your documents.'],
      after: [
        ({ answerTime }) => answerTime || null,
        'Your application link shows where it stands, and whether anything is missing or needs fixing.',
        'Keep that link and don’t share it. It opens your application.',
      ],
    },
    privacy_answered: {
      short: 'We answered what you asked about your information. Open it to read the answer.',
      subject: () => 'We answered what you asked about your information',
      lines: ['We answered what you asked about your information.'],
      after: ['To read the answer, open your application link and go to “See all my information”.'],
    },
    account_signed_out: {
      short: 'Your driver account was signed out. Connect it again to complete your earnings.',
      subject: () => 'Connect your driver account again',
      lines: ['Your driver account was signed out, so we can’t see your new earnings.'],
      after: [
        'Open your application link and connect it again, or upload screenshots. Nothing we already have is lost.',
      ],
    },
    erased: {
      short: 'We erased your information and your files, as you asked.',
      subject: () => 'We erased your information',
      lines: [
        'We erased your information and your files, as you asked. Your application link doesn’t open anything anymore.',
      ],
      after: [],
    },
    application_link: {
      short: 'Here’s your application. Fill it in on your phone, whenever it suits you, and don’t share the link.',
      subject: ({ brand }) => `Your link to your application with ${brand}`,
      lines: ['You asked us for a car. Fill in your application on your phone, whenever it suits you.'],
      variants: { begun: ['Use this link to go on with your application where you left off, whenever it suits you.'] },
      after: [
        'Keep this e-mail and don’t forward it. The link opens your application.',
        'If you weren’t expecting it, delete this e-mail.',
      ],
    },
    guarantor_asked: {
      short:
        'You’re asked to be a guarantor. {asker} wants a car from us. The link tells you what you’d commit to. You can agree or say no.',
      subject: ({ asker, brand }) =>
        asker ? `${asker} asks you to be their guarantor at ${brand}` : `You’re asked to be a guarantor at ${brand}`,
      open: 'See what I’m asked',
      lines: ['{asker} wants a car from us and asks you to be their guarantor.'],
      after: [
        'This link tells you what you’d commit to and how to stop being the guarantor. You can agree or say no.',
        'This link is only for you. Don’t forward it.',
        'If you don’t know this person, delete this email. It doesn’t commit you to anything.',
      ],
    },
    guarantor_reminder: {
      short:
        'You haven’t answered whether you want to be a guarantor. It was {asker} who asked you. We’ll only remind you once.',
      subject: ({ asker, brand }) =>
        asker ? `${asker} is waiting for your answer at ${brand}` : `They’re waiting for your answer at ${brand}`,
      open: 'See what I’m asked',
      lines: ['{asker} asked you to be their guarantor, and you haven’t answered yet. We’ll only remind you once.'],
      after: [
        'This link tells you what you’d commit to and how to stop being the guarantor. You can agree or say no.',
        'If you do nothing, you don’t commit to anything.',
      ],
    },
    visit_booked: {
      short: 'Your video call from your home is booked: {day}, {time}. Have your phone ready, with a good signal.',
      subject: ({ day, time }) => `Your video call from your home: ${day}, ${time}`,
      lines: ['Your video call from your home is booked.'],
      after: [ready, change],
    },
    visit_moved: {
      short: 'Your video call from your home has a new time: {day}, {time}. The old one doesn’t count anymore.',
      subject: ({ day, time }) => `Your video call from your home was moved: ${day}, ${time}`,
      lines: ['Your video call from your home has a new time. The old one doesn’t count anymore.'],
      after: [ready, change],
    },
    visit_cancelled: {
      short: 'Your video call on {day}, {time}, was canceled.',
      subject: ({ day, time }) => `We canceled your video call on ${day}, ${time}`,
      lines: ['We canceled this video call:'],
      after: ['For another time, open your application link.'],
      afterDecision: [
        ({ isOver }) =>
          isOver ? null : 'There’s a decision on your application. To find out more, open your application link.',
      ],
    },
    visit_reminder_day: {
      short: 'Your video call from your home is coming up: {day}, {time}. It takes about 30 minutes.',
      subject: ({ day, time }) => `Your video call from your home is coming up: ${day}, ${time}`,
      lines: ['Your video call from your home is almost here.'],
      after: ['Try out your camera and internet first, at your application link. It takes 20 seconds.', ready, change],
    },
    visit_reminder_hour: {
      short:
        'Your video call from your home starts in less than an hour: {time}. Have your phone ready, with a good signal.',
      subject: ({ time }) => `Your video call from your home starts at ${time}`,
      lines: ['Your video call from your home starts in less than an hour.'],
      after: [ready, 'If you’re late or can’t make it, let us know at your application link.'],
    },
    papers_sent_back: {
      short: 'To go on with your application, do this: {tasks} The link shows how.',
      subject: () => 'Your application needs something else from you',
      lines: ['We reviewed your application.'],
      variants: { turn: ['You can go on with your application now.'] },
      pointsLead: 'To go on, do this:',
      after: [
        'Open your application link. It shows what to do in each case.',
        ({ hasRest }) => (hasRest ? 'We have everything else. There’s no need to send it again.' : null),
      ],
    },
    visit_wanted: {
      short: 'Choose a time for the video call from your home. It takes about 30 minutes.',
      subject: () => 'Choose a time for the video call from your home',
      lines: ['Next up: the video call from your home. Choose the day and time that suit you best.'],
      variants: {
        repeat: ['We need to do the video call from your home again. Choose another day and time.'],
        no_show: ['We missed you on your video call. That’s all right, choose another day and time.'],
      },
      after: ['To choose, open your application link.', ready],
    },
    approved: {
      short: 'Congratulations! We approved your application. An advisor will call or text you to hand over your car.',
      subject: () => 'Congratulations! Your application was approved',
      pointsLead: 'These are your terms:',
      lines: ['We approved your application.', 'An advisor will call or text you to hand over your car.'],
      after: ['Your application link shows what happens next and what to bring.'],
    },
    rejected: {
      short: 'There’s a decision on your application. Open it to read it.',
      subject: () => 'There’s a decision on your application',
      lines: ['We couldn’t approve your application this time. Thanks for your time.'],
      pointsLead: 'Why:',
      after: [
        ({ canAsk, brand }) => (canAsk ? `To ask about this decision, contact ${brand}.` : null),
        ({ canApplyAgain }) =>
          `Your application link shows what you sent${canApplyAgain ? ' and when you can try again' : ''}.`,
      ],
    },
    erasure_ahead: {
      short:
        'Nothing has happened on your application for a while. If it stays that way, we’ll erase your information on {day}. Your link shows whether you can go on.',
      subject: () => 'Your application will be erased soon',
      lines: [
        'Nothing has happened on your application for a while. If it stays that way, we’ll erase your information and your files on {day}.',
      ],
      after: [
        ({ isOver, canReopen }) =>
          isOver
            ? canReopen
              ? 'To keep it, reopen it with your application link.'
              : null
            : 'To keep it, open your application link and go on.',
        'If you don’t need it anymore, you don’t have to do anything.',
      ],
    },
    silence_warning: {
      short:
        'We haven’t heard from you for a while. If you don’t go on, we’ll close your application on or after {day}. To go on, open it and continue where you left off.',
      subject: () => 'Are you still interested?',
      lines: [
        'We haven’t heard from you for a while. If you don’t go on, we’ll close your application on or after {day}.',
      ],
      after: [
        'To go on, open your application link. What you sent is saved.',
        'If you’re not interested anymore, you don’t have to do anything.',
      ],
    },
    silence_last_warning: {
      short:
        'We’ll close your application on or after {day}. If you’d like to go on, open it and continue where you left off.',
      subject: () => 'Your application will be closed',
      lines: [
        'We’ll close your application on or after {day}, because we haven’t heard from you. This is the last notice.',
      ],
      after: ['To go on, open your application link. What you sent is saved.'],
    },
    closed_withdrew: {
      short: 'We closed your application, as you asked. Thanks for your time.',
      subject: () => 'We closed your application, as you asked',
      lines: ['We closed your application, as you asked. This isn’t a rejection.'],
      after: [reopen],
    },
    closed_silent: {
      short:
        'We closed your application, because we didn’t hear from you. This isn’t a rejection. The link shows whether you can go on.',
      subject: () => 'We closed your application, because we didn’t hear from you',
      lines: ['We closed your application, because we didn’t hear from you. This isn’t a rejection.'],
      after: [reopen],
    },
    closed_duplicate: {
      short:
        'You had two applications, and we closed one of them. This isn’t a rejection. The other one has its own link.',
      subject: () => 'We closed a second application of yours',
      lines: ['You had two applications with us. We closed this one, since you need only one. This isn’t a rejection.'],
      after: ['The other one has its own link. Open it with that.'],
    },
    closed_not_served: {
      short: 'We closed your application, because we aren’t where you live yet. This isn’t a rejection.',
      subject: () => 'We aren’t where you live yet',
      lines: ['We closed your application, because we aren’t where you live yet. This isn’t a rejection.'],
      after: [
        ({ canReopen }) =>
          canReopen ? 'If you move, you can reopen it with your application link until {day}.' : null,
      ],
    },
    reopened: {
      short: 'Your application is open again. Everything you sent is still there.',
      subject: () => 'Your application is open again',
      lines: ['We opened your application again. Everything you sent is still there.'],
      after: ['To see what’s next, open your application link.'],
    },
    guarantor_agreed: {
      short: 'You have a guarantor. The person you asked agreed, and has given us their information.',
      subject: () => 'You have a guarantor',
      lines: ['The person you asked to be your guarantor agreed, and has given us their information.'],
      after: ['Your application link shows what’s next.'],
    },
    guarantor_refused: {
      short: 'The person you asked to be your guarantor won’t be. That’s all right, you can ask somebody else.',
      subject: () => 'You need somebody else as your guarantor',
      lines: ['The person you asked to be your guarantor won’t be. That’s all right, you can ask somebody else.'],
      open: 'Ask somebody else',
      after: ['To do so, open your application link.'],
    },
    answer_late: {
      short:
        'Your application is taking longer than usual. It’s been with us since {day}, and we’ll let you know as soon as there’s an answer.',
      subject: () => 'Your application is taking longer than usual',
      lines: ['Your application is taking longer than usual. It’s been with us since {day}.'],
      after: ['We’ll let you know as soon as there’s an answer. Your application link shows where it stands.'],
    },
    left_off_day: {
      short: 'You left your application halfway. Everything you filled in is saved. Go on where you left off.',
      subject: () => 'Your application is waiting where you left it',
      lines: ['You left your application halfway. Everything you filled in is saved.'],
      after: ['To go on, open your application link.'],
    },
    left_off_days: {
      short: 'Your application is still saved, if you’d like to go on. This is the last reminder.',
      subject: () => 'Your application is still saved',
      lines: ['Your application is still saved. This is the last reminder.'],
      after: [
        'To go on, open your application link.',
        'If you’re not interested anymore, you don’t have to do anything.',
      ],
    },
    access_code: {
      short: 'Your code is {code}. It works for 10 minutes. Don’t give it to anyone, not to us, either.',
      subject: ({ brand }) => `Your code to see your application with ${brand}`,
      lines: [
        'Your code is {code}.',
        'It works for 10 minutes, and only on the phone or computer where you asked for it.',
      ],
      after: [
        ({ brand }) => `Don’t give it to anyone. Not to us, either: nobody at ${brand} will ask you for it.`,
        'If you didn’t ask for it, you don’t have to do anything. Without the code, nobody sees your information.',
      ],
    },
    new_device: {
      short:
        'Your application can now be seen on another device: {device}. If it wasn’t you, open it and tap “It wasn’t me”.',
      subject: () => 'Your application can now be seen on another device',
      lines: ['Your application can now be seen on another device: {device}.', 'When: {at}.', 'How: {how}.'],
      open: 'See my phones',
      after: [
        'If it was you, you don’t have to do anything.',
        'If it wasn’t you, look it up in your phones and tap “It wasn’t me”.',
      ],
    },
    link_replaced: {
      short: 'Your old link no longer works. From now on, use this one.',
      subject: ({ brand }) => `Your new link to your application with ${brand}`,
      lines: [
        'You told us that you don’t know a device that could see your application. It can’t anymore, and your old link no longer works.',
      ],
      after: ['From now on, use the link in this e-mail.'],
    },
  },
};
