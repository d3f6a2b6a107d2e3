/** It owns nothing, cannot log in and cannot pass the policies. */
export const applicationRole = 'ndp_application';
