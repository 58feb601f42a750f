//! Numbers of one kind of thing only.

/// Makes types of numbers that count things of one kind, so that the number of one thing is never taken for that of
/// another. They cost nothing: in memory and in texts such a number is the plain one that it holds.
macro_rules! index_types {
    ($($(#[$doc:meta])* $name:ident($number:ty);)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(
            feature = "bindings",
            derive(serde::Serialize, serde::Deserialize, tsify::Tsify),
            serde(transparent),
            tsify(type = "number")
        )]
        #[repr(transparent)]
        pub struct $name(pub $number);

        impl From<$name> for usize {
            /// Its place in a list that has one entry for each of these things.
            #[inline]
            fn from(number: $name) -> usize {
                number.0 as usize
            }
        }

        impl From<usize> for $name {
            /// The thing at this place of such a list.
            #[inline]
            #[track_caller]
            fn from(place: usize) -> $name {
                $name($crate::checked::narrow(place))
            }
        }
    )+};
}
pub(crate) use index_types;
