/** The applicant's device of application `a` with one of the tokens in $2; null if there is none or it was signed out. */
export const deviceOfTokens = `(
    select json_build_object('deviceId', d.id, 'isProved', d.proved_at is not null, 'lastUsedAt', d.last_used_at)
    from known_devices d
    where d.token_hash = any($2::bytea[]) and d.application_id = a.id and d.party = 'applicant' and d.revoked_at is null
    order by d.proved_at limit 1)`;
