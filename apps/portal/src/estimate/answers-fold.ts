/** The fold of the answers so far: it is fetched after its page, which may draw it anew. */
export const answersFold = {
  id: 'answers-fold',
  /** Whether it was unfolded before the script ran. */
  isUnfolded: false,
};
