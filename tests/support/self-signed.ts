// A certificate that nobody trusts, as mail servers are installed with: for mail.example.com, signed by itself, and valid
// until 2126. Its key protects nothing.

export const selfSigned = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgmTFg6Bs5nkWTFLei
WgVDrbYw/EPX3waSogTE/0gh3QuhRANCAAQiLV2w2nK2av62EP4MgsqZAkaUZUci
Or8xPDBYOsaKJl3j50MnQRRuDcydb+ytRDDha+j6bKg8rkRPiGJLkM9H
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBjDCCATOgAwIBAgIUaplVViobft9b9RPWt3yUjv2a3EIwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQbWFpbC5leGFtcGxlLmNvbTAgFw0yNjExMjgxNDM4MTBaGA8y
MTI2MTEwNDE0MzgxMFowGzEZMBcGA1UEAwwQbWFpbC5leGFtcGxlLmNvbTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABCItXbDacrZq/rYQ/gyCypkCRpRlRyI6vzE8
MFg6xoomXePnQydBFG4NzJ1v7K1EMOFr6PpsqDyuRE+IYkuQz0ejUzBRMB0GA1Ud
DgQWBBSKdTLj38lq3wzxoRxsT7bQ8CxK+TAfBgNVHSMEGDAWgBSKdTLj38lq3wzx
oRxsT7bQ8CxK+TAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0cAMEQCIGNk
Z34mnRk0tKNeMiobFRD3rckUpUehAc/+uRU8yEdbAiAHLNKIfDbRvLd8PYKmE/tB
9+ijhuwIIWxwM6P3Vv8Atw==
-----END CERTIFICATE-----`,
}
