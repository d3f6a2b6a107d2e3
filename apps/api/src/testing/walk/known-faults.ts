/**
 * Sentences that do not hold yet. A walk goes on past them; whoever mends one takes its line away, and the walk keeps it
 * mended.
 */
export const knownFaults: readonly string[] = [
  'a line of another account books nothing',
  'a line of a day to come books nothing',
  'a line of no day there is books nothing',
  'the trail of what was done at the desks is whole',
  'a document counts as opened only where it was given whole',
  'nothing goes to the bank without an accepted verdict on every required document',
  'what a payment stands on holds still from its file to the answer of the bank',
  'thresholds and the paying account are changed by two',
  'the settings of payments hold still while one is at the bank',
  'a batch with a file can be said to be sent, or be taken apart',
  'a fully booked batch hands out no file',
  'a transfer that was carried out twice is not told as none of ours',
  'who leads a case may lead cases',
  'a role of approvers and administrators comes by two people',
  'a role of approvers and administrators goes by two people',
  'two people are left who can confirm a role',
  'an estimate nobody has confirmed holds no money',
  'no application is sent once the works can no longer be done',
  'no agreement is sent once the works can no longer be done',
  'no agreement is signed once the works can no longer be done',
  'nobody is given longer to sign than the works may take',
  'who is asked for documents has a day on which the works may end',
  'who is paid less than was promised is told why',
];
