/** The role every connection of the product takes: it owns nothing, cannot log in and cannot pass the policies. */
export const applicationRole = 'ndp_application';
