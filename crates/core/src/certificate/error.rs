//! Why a certificate was not written.

use crate::error::errors;

errors! {
    /// Why a certificate was not written. What is wrong with one that was read is a
    /// [`Fault`](crate::certificate::Fault).
    pub enum CertificateError {
        /// The certificate would be larger than a certificate may be. It is refused before anything is written.
        CertificateTooLarge = "certificate-too-large" {
            /// The bytes that it would have, estimated.
            bytes: u64,
            /// The most that is allowed.
            limit: u64,
        } => "a certificate may have at most {limit} bytes, and this one would have about {bytes}",
        /// The game cannot say which one it is, so nobody could build its rules again.
        GameWithoutName = "game-without-name" => "this game cannot be named in a certificate",
    }
    ranges {
        /// The position with which a piece of a certificate begins.
        CERTIFICATE_FROM = "certificate-from-out-of-range" => "the place of the next position",
    }
}
