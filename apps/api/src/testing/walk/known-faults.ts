/**
 * Sentences that do not hold yet, and what happens instead. A walk goes on past them; the long form looks for each, so
 * that whoever mends one takes its line away, and the walk keeps it mended.
 */
export const knownFaults: Readonly<Record<string, string>> = {
  'nothing goes to the bank without an accepted verdict on every required document':
    'a payment is proposed and approved while nobody has looked at a document',
  'what a payment stands on holds still from its file to the answer of the bank':
    'a document of a payment at the bank is judged again',
  'a batch with a file can be said to be sent, or be taken apart':
    'everybody of the office has taken the file, and its case has changed',
  'a fully booked batch hands out no file': 'the file is given again for any new reason',
  'a batch whose transfers came back or were refused hands out no file':
    'the file is given again, beside that of the payment that follows',
  'a line of another account books nothing': 'reference and amount are compared, the account is not',
  'a line of a day to come books nothing': 'no day is compared with today',
  'a line of no day there is books nothing': 'ten digits and hyphens are a day',
  'a transfer that was carried out twice is not told as none of ours':
    'only transfers that wait are looked for',
  'a line that may be a payment of ours is set aside by nobody alone':
    'a line of another amount is set aside like a charge of the bank',
  'who is paid less than was promised is told why': 'nobody asks for a reason',
  'thresholds and the paying account are changed by two': 'one administrator changes them at once',
  'the settings of payments hold still while one is at the bank': 'one administrator changes them at once',
  'the trail of what was done at the desks is whole':
    'the chain of somebody who works for two partners begins anew at the second',
  'a document counts as opened only where it was given whole': 'the answer to a HEAD counts as given',
  'who leads a case may lead cases': 'whoever loses the role keeps the cases',
  'a role of approvers and administrators comes by two people':
    'it counts at once where nobody could confirm',
  'a role of approvers and administrators goes by two people': 'one administrator takes it at once',
  'two people are left who can confirm a role': 'one administrator takes the role of every approver',
  'an estimate nobody has confirmed holds no money': 'its share is reserved once it is sent',
  'no application is sent once the works can no longer be done': 'only the planned day is compared',
  'no agreement is sent once the works can no longer be done': 'only the planned day is compared',
  'no agreement is signed once the works can no longer be done': 'only the term to sign is compared',
  'nobody is given longer to sign than the works may take': 'the term is fourteen days, whatever the year',
  'who is asked for documents has a day on which the works may end':
    'an agreement of January allows works until December before',
};
